/** Inspections of vehicles by their drivers. */
export const inspections = {
  checklists: 'Checklists',
  pdf: 'Download PDF',
  defects: 'Defects',
  critical: 'Critical',
  mustNotDrive: 'This vehicle cannot be planned or driven until the critical defect is signed off.',
  signOff: {
    action: 'Sign off',
    title: 'Sign off the critical defect?',
    text: 'The vehicle can be planned and driven again immediately.',
    note: 'What was done',
    verb: 'Sign off',
    keep: 'Cancel',
    done: 'Signed off: the vehicle can be planned again',
  },
  ofVehicle: 'Inspections',
};
