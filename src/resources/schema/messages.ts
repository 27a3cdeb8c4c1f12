/** i18n keys of every complaint that a field kind can make; the language files have a sentence for each. */
export const VALIDATION = {
  required: 'validation.required',
  /** The name that was typed is not the record's. */
  anotherName: 'validation.anotherName',
  /** The wire carried another JSON type than the kind's; the kinds below say which one they want. */
  type: 'validation.invalid',
  text: 'validation.text',
  boolean: 'validation.boolean',
  unknownField: 'validation.unknownField',
  special: 'validation.textCharacters',
  /** A NUL, or half of a character: the database cannot keep it. */
  storable: 'validation.storable',
  format: 'validation.invalid',
  minLength: 'validation.minLength',
  maxLength: 'validation.maxLength',
  email: 'validation.email',
  phone: 'validation.phone',
  zipcode: 'validation.zipcode',
  money: 'validation.money',
  integer: 'validation.integer',
  decimal: 'validation.decimal',
  minValue: 'validation.min',
  maxValue: 'validation.max',
  date: 'validation.date',
  dateBound: 'validation.dateBound',
  time: 'validation.time',
  dateTime: 'validation.dateTime',
  choice: 'validation.choice',
  reference: 'validation.reference',
  references: 'validation.references',
  color: 'validation.color',
  picture: 'validation.picture',
  pictureNotArrived: 'validation.pictureNotArrived',
  pictureTooLarge: 'validation.pictureTooLarge',
  reportDate: 'validation.reportDate',
  range: 'validation.range',
  periodTooLong: 'validation.periodTooLong',
  tooManyForPdf: 'validation.tooManyForPdf',
  month: 'validation.month',
  overlap: 'validation.overlap',
  billed: 'validation.billed',
  weekdays: 'validation.weekdays',
  /** Nothing is known of where it is on the map. */
  position: 'validation.position',
  /** Another record has the value of a `unique` field. */
  taken: 'validation.taken',
  /** A dispatcher who has drivers changes the type (spec §6, reassignment warnings). */
  hasDrivers: 'validation.hasDrivers',
  driverRole: 'validation.driverRole',
  roleBeyond: 'validation.roleBeyond',
  unknownFilter: 'validation.unknownFilter',
  unknownSort: 'validation.unknownSort',
  searchTooShort: 'validation.searchTooShort',
  filterValue: 'validation.filterValue',
  ids: 'validation.ids',
} as const;

export type ValidationKey = (typeof VALIDATION)[keyof typeof VALIDATION];
