/** The calendar of people and vehicles. */
export const calendar = {
  title: 'Calendar',
  lead: 'Drivers who are off and vehicles out for service. Plans do not use them.',
  of: { people: 'Drivers', vehicles: 'Vehicles' },
  show: 'Show',
  previous: 'Previous month',
  next: 'Next month',
  today: 'This month',
  list: 'All absences',
  add: 'Add absence',
  failed: 'The calendar could not be loaded.',
  empty: { people: 'There is no active driver.', vehicles: 'There is no active vehicle.' },
  name: { people: 'Driver', vehicles: 'Vehicle' },
  keys: 'Arrow keys move from day to day. Enter opens the absence of a day, or adds one.',
  short: { vacation: 'V', sick: 'S', other: 'A', service: 'W' },
  /** Heads of narrow columns. */
  weekdays: { 1: 'Mo', 2: 'Tu', 3: 'We', 4: 'Th', 5: 'Fr', 6: 'Sa', 7: 'Su' },
  legend: {
    vacation: 'Vacation',
    sick: 'Sick',
    other: 'Other absence',
    service: 'Vehicle service',
    run: 'Has a run',
    conflict: 'Absent, but has a run',
  },
  day: {
    free: '%{name}, %{day}: free',
    runs: '%{name}, %{day}: one run |||| %{name}, %{day}: %{smart_count} runs',
    absent: '%{name}, %{day}: %{kind}',
    conflict:
      '%{name}, %{day}: %{kind}, but has a run |||| %{name}, %{day}: %{kind}, but has %{smart_count} runs',
  },
  outOfService: 'Critical defect: not planned',
};
