import type { StatusIcon } from '../domain/stops/statusTag';

/** One drawing per meaning, lines on 16 × 16. */
export const STATE_DRAWINGS: Readonly<Record<StatusIcon, string>> = {
  clock: 'M8 4.5V8l2.5 1.5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z',
  box: 'M2.5 5 8 2l5.5 3v6L8 14l-5.5-3V5Zm0 0L8 8m0 0 5.5-3M8 8v6',
  route:
    'M3.5 13a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm9-7a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM5 11.5h4a2.5 2.5 0 0 0 0-5H7a2 2 0 0 1 0-4h4',
  knock: 'M3 14V3.5L9 2v12M9 4h4v10M2 14h12M6.8 8v.5',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  calendar: 'M2.5 4h11v9.5h-11V4Zm0 3h11M5.5 2v3M10.5 2v3M6 10.5h3m0 0-1.3-1.3M9 10.5l-1.3 1.3',
  cross: 'm4 4 8 8M12 4l-8 8',
  warning: 'M8 2.5 14.5 13.5h-13L8 2.5Zm0 4v3M8 11.5v.4',
  bar: 'M3 8h10',
  money:
    'M8 2v12M11 4.8C10.3 4 9.2 3.7 8 3.7c-1.7 0-3 .8-3 2.1 0 3 6 1.4 6 4.4 0 1.3-1.3 2.1-3 2.1-1.3 0-2.4-.4-3.1-1.2',
  depart: 'M2 8h8m0 0L7 5m3 3-3 3M13.5 3v10',
  arrive: 'M6 8h8M9 5l-3 3 3 3M2.5 3v10',
  meal: 'M4 2v5m0 7V7m0 0c-1 0-1.5-.8-1.5-2V2M5.5 2v3c0 1.2-.5 2-1.5 2M11 14V9c-1 0-1.5-1-1.5-3S10 2 11.5 2v7',
  back: 'M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H7',
  question: 'M5.5 6a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.8M8 12.5v.4',
};
