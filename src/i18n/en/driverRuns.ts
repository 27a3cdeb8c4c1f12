/** Who drove which run, on the page of the run and on that of all runs. */
export const driverRuns = {
  title: 'Drivers of this run',
  purpose: 'Who drove it each day, and who changed its driver or vehicle.',
  run: 'Run',
  when: 'When',
  what: 'What',
  driver: 'Driver',
  vehicle: 'Vehicle',
  by: 'By',
  day: 'Shift',
  edit: 'Change',
  was: '%{to} (was %{from})',
  gone: 'Not assigned (was %{from})',
  none: 'Nobody has driven this run yet.',
  count: '%{loaded} of %{total}',
  failed: 'The history did not load. %{reason}',
};
