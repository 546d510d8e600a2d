/** What the picture of a campaign is drawn from: the names of its chapters, played to their end or under way. */
export interface CampaignPictureProps {
  played: readonly string[]
  now: readonly string[]
}
