import { addDays } from './dates';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** "2026-11" */
export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The month so many months later, or earlier: "2026-12" and 1 is "2027-01". */
export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** All days of a month, YYYY-MM-DD. */
export function monthDays(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}
