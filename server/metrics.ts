import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

// What a process counts, for Prometheus: one set a process, whatever is served in it.

const registry = new Registry()
collectDefaultMetrics({ register: registry })
const registers = [registry]

export const metrics = async (): Promise<string> => registry.metrics()
export const metricsType = registry.contentType

export const changes = new Counter({
  name: 'dicehearth_changes_total',
  help: 'Answers of people and companions, and what was taken back, once stored.',
  registers,
})

export const refused = new Counter({
  name: 'dicehearth_refusals_total',
  help: 'What was refused, by code.',
  labelNames: ['code'],
  registers,
})

export const faults = new Counter({
  name: 'dicehearth_faults_total',
  help: 'How often the rules of a table failed.',
  registers,
})

export const hotTables = new Gauge({
  name: 'dicehearth_hot_tables',
  help: 'Tables in memory.',
  registers,
})

export const tableMemory = new Gauge({
  name: 'dicehearth_table_memory_bytes',
  help: 'Memory in use by the threads that keep the tables.',
  registers,
})

export const streams = new Gauge({
  name: 'dicehearth_streams',
  help: 'Screens and programs that are told what happens.',
  registers,
})

const buckets = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

export const requests = new Histogram({
  name: 'dicehearth_request_seconds',
  help: 'How long requests to the API take.',
  labelNames: ['method', 'route', 'status'],
  buckets,
  registers,
})

export const storing = new Histogram({
  name: 'dicehearth_store_write_seconds',
  help: 'How long it takes until a change is stored.',
  buckets,
  registers,
})
