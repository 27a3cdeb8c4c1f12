/** Drivers and vehicles of all runs over time. */
export const changesHistory = {
  lead: 'Who drove which run with which vehicle, and who changed it. Newest first.',
  filters: {
    title: 'Filters',
    run: 'Run',
    driver: 'Driver',
    vehicle: 'Vehicle',
    all: 'All',
    clear: 'Clear filters',
  },
  none: 'No shifts or changes yet.',
  filtered: 'Nothing matches these filters.',
};
