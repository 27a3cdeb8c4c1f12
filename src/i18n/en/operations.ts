/** The page of servers: how they are doing. */
export const operations = {
  lead: 'The last six hours of the server that answered you. Each server keeps its own figures, and a restart clears them. For all servers and longer times there is Prometheus.',
  server: 'Server %{name}, started %{at}',
  replica: {
    used: 'Lists and reports come from the replica, which is %{seconds} s behind.',
    behind: 'The replica is %{seconds} s behind: the main database answers lists and reports.',
    other:
      'What DATABASE_READ_URL names is not a replica of this database: the main database answers lists and reports.',
    down: 'The replica does not answer: the main database answers lists and reports.',
  },
  failed: 'The figures could not be loaded.',
  stale: 'These figures are old: the server does not answer.',
  notYet: 'The server has just started. The first figures come in a few seconds.',
  now: 'Now',
  charts: {
    requests: { title: 'Requests', note: 'Per second' },
    failures: { title: 'Failed requests', note: 'Per minute, our fault' },
    p95_ms: { title: 'Answer time', note: 'Milliseconds that 19 of 20 answers keep' },
    commands: { title: 'Changes on the board', note: 'Per minute' },
    live_clients: { title: 'Open pages', note: 'Hear of changes at once' },
    outbox_unread: { title: 'Changes not passed on', note: 'Open pages have not heard of them' },
    database_waiting: { title: 'Waiting for the database', note: 'Callers without a connection' },
    jobs_waiting_seconds: { title: 'Background jobs', note: 'Seconds that the oldest one waits' },
    positions: { title: 'Positions of vehicles', note: 'In the last minute' },
  },
  keys: 'Arrow keys go from value to value.',
  noData: 'No figures yet',
  noValue: 'no value',
  table: 'Show as a table',
  columns: { at: 'Time', value: 'Value' },
};
