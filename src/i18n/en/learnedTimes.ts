/** The page of planned and real times. */
export const learnedTimes = {
  lead: 'How long drives and visits of the last four weeks took, beside their plan. Plans and ETAs are corrected with it.',
  switch: 'Correct plans and arrivals by what was driven',
  switched: { on: 'Plans are now corrected', off: 'Plans are no longer corrected' },
  failed: 'The times could not be loaded.',
  notYet: 'Nothing was learned yet. The first night after a driven day does it.',
  learnedAt: 'Learned %{at}, from one drive |||| Learned %{at}, from %{count} drives',
  errors:
    'From door to door the plan was off by %{before} on average; corrected, it would have been %{after}.',
  cdp: 'CDP',
  hours: 'Drive and visit, by hour of departure',
  columns: { hour: 'Hour', legs: 'Drives', planned: 'Planned', took: 'Real', difference: 'Difference' },
  workday: 'Monday to Friday, %{hour}',
  weekend: 'Saturday and Sunday, %{hour}',
  facilities: 'Facilities where a visit takes longer or shorter',
  facility: 'Facility',
  visits: 'Visits',
  extra: 'Longer',
  noFacility: 'No facility differs from the others.',
  otherPlaces: 'And %{smart_count} other door. |||| And %{smart_count} other doors.',
  span: '%{minutes} min %{seconds} s',
  wholeSpan: '%{minutes} min',
};
