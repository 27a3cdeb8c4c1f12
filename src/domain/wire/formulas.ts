/**
 * What a spreadsheet runs as a formula begins with one of these, after a line end or a tab too; some take the wide forms of
 * Asian keyboards.
 */
export const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
