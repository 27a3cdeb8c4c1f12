/** The page of servers: how they are doing. */
export const operations = {
  lead: 'Last six hours of the server that answered this page. Each server keeps its own figures and loses them at a restart. For all servers and longer periods, use Prometheus.',
  server: 'Server %{name}, started %{at}',
  replica: {
    used: 'Lists and reports come from the replica, which is %{seconds} s behind.',
    behind: 'The replica is %{seconds} s behind: the main database answers lists and reports.',
    other:
      'What DATABASE_READ_URL names is not a replica of this database: the main database answers lists and reports.',
    down: 'The replica does not answer: the main database answers lists and reports.',
  },
  failed: 'The figures could not be loaded.',
  stale: 'These figures are out of date: the server does not answer.',
  notYet: 'The server has just started. The first figures come in a few seconds.',
  now: 'Now',
  charts: {
    requests: { title: 'Requests', note: 'Per second' },
    failures: { title: 'Server errors', note: 'Per minute (5xx)' },
    p95_ms: { title: 'Response time, p95', note: 'In ms: 95% of requests are faster' },
    commands: { title: 'Changes on the board', note: 'Per minute' },
    live_clients: { title: 'Open pages', note: 'Connected for live updates' },
    outbox_unread: { title: 'Live updates waiting', note: 'Not sent to open pages yet' },
    database_waiting: { title: 'Waiting for the database', note: 'Requests without a connection' },
    jobs_waiting_seconds: { title: 'Background jobs', note: 'Age of the oldest waiting job, in seconds' },
    positions: { title: 'Vehicle positions', note: 'In the last minute' },
  },
  keys: 'Arrow keys go from value to value.',
  noData: 'No figures yet',
  noValue: 'no value',
  table: 'Show as a table',
  columns: { at: 'Time', value: 'Value' },
};
