import { readTime } from '../time/readTime';
import type { ImportTarget } from './importTargets';
import { readWindow, type ReadWindow } from './importWindow';
import type { OrderColumn } from './orderRow';
import type { Problem } from '../wire/problem';
import { isTimeOfDay } from '../time/timeOfDay';

export interface RowTimes extends ReadWindow {
  problem: Problem | null;
  /** The window differs from the columns of its ends, or could not be parsed next to them. */
  remark: Problem | null;
  /** Text of an unparsed window, for the driver's comments. */
  comment: string;
}

const NO_TIMES: RowTimes = { start: '', end: '', problem: null, remark: null, comment: '' };

type End = Extract<OrderColumn, 'delivery_start_time' | 'delivery_end_time'>;

/** A column of one end can contain a whole window: "by noon" under "from" is an end. */
function endOf(column: End, text: string): ReadWindow {
  const time = readTime(text);
  const own = column === 'delivery_start_time' ? { start: time, end: '' } : { start: '', end: time };
  return text === '' || isTimeOfDay(time) ? own : (readWindow(text) ?? own);
}

/**
 * Both ends of a row's window, from the columns of its ends and the window column; the first have precedence.
 */
export function timesOf(texts: ReadonlyMap<ImportTarget, string>): RowTimes {
  const get = (target: ImportTarget) => texts.get(target) ?? '';
  if (!texts.has('time_window') && !texts.has('delivery_start_time') && !texts.has('delivery_end_time'))
    return NO_TIMES;
  const [start, end] = [readTime(get('delivery_start_time')), readTime(get('delivery_end_time'))];
  const isPlain = [start, end].every((time) => time === '' || isTimeOfDay(time));
  if (isPlain && !texts.has('time_window')) return { start, end, problem: null, remark: null, comment: '' };
  const first = endOf('delivery_start_time', get('delivery_start_time'));
  const last = endOf('delivery_end_time', get('delivery_end_time'));
  const own = { start: first.start || last.start, end: last.end || first.end };
  const nothing = { problem: null, remark: null, comment: '' };
  const text = get('time_window');
  if (text === '') return { ...own, ...nothing };
  const window = readWindow(text);
  const isOwn = own.start !== '' || own.end !== '';
  if (!window && !isOwn)
    return { ...nothing, start: text, end: '', problem: { message: 'imports.row.notAWindow' } };
  if (!window)
    return {
      ...nothing,
      ...own,
      comment: text,
      remark: { message: 'imports.row.windowToComments', args: { text } },
    };
  const differs = (edge: string, other: string) => edge !== '' && other !== '' && edge !== other;
  const isOther = differs(own.start, window.start) || differs(own.end, window.end);
  return {
    ...nothing,
    start: own.start || window.start,
    end: own.end || window.end,
    remark: isOther ? { message: 'imports.row.otherWindow', args: { text } } : null,
  };
}
