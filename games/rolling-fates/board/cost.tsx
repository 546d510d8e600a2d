import type { Cost } from '../content/language.ts'

/** What an ability costs, as boxes for dice: empty for any die, = for equal ones, or the number it must show. */
export function CostBoxes({ cost, words }: { cost: Cost; words: string | undefined }) {
  return (
    <span className="cost">
      <span className="unseen">{words}</span>
      {groups(cost).map((boxes, i) => (
        <span key={`group ${i}`} className={boxes[0] === '=' ? 'boxes equal' : 'boxes'} aria-hidden>
          {boxes.map((sign, n) => (
            <i key={`box ${n}`} className={cost.pay === 'luck' ? 'box luck' : 'box'}>
              {sign}
            </i>
          ))}
        </span>
      ))}
    </span>
  )
}

function groups(cost: Cost): string[][] {
  switch (cost.pay) {
    case 'any':
      return [boxes(cost.dice, '')]
    case 'same':
      return [boxes(cost.dice, '=')]
    case 'twopair':
      return [boxes(2, '='), boxes(2, '=')]
    case 'fullhouse':
      return [boxes(2, '='), boxes(3, '=')]
    case 'low5':
      return [['1', '2', '3', '4', '5']]
    case 'high5':
      return [['2', '3', '4', '5', '6']]
    case 'dice':
      return [cost.faces.map(String)]
    case 'luck':
      return [[String(cost.face)]]
  }
}

function boxes(n: number, sign: string): string[] {
  return Array.from({ length: n }, () => sign)
}
