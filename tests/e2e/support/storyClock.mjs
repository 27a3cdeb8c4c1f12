/**
 * The hour at which all stories play. The demo is a day as it stands at the moment of the start, so that at night it has
 * no run that has not begun, and at midnight it becomes yesterday's: stories that want both kinds of run, and last for half
 * an hour, need one hour of their own on whatever machine, and whenever they run.
 */
const HOUR = '10:30';
const ZONE = 'America/Los_Angeles';
const DAY_MS = 86_400_000;

/** Milliseconds from the real time of now to the hour of the stories: ahead, as the database's own clock is the real one. */
export function storyOffset(now = new Date()) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'medium' });
  const sinceMidnight = (time) => {
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    return ((hours * 60 + minutes) * 60 + seconds) * 1000;
  };
  return (sinceMidnight(HOUR) - sinceMidnight(format.format(now)) + DAY_MS) % DAY_MS;
}

/** Sets the clock of this process or page ahead. Passed to pages as text: it uses nothing from outside. */
export function setAhead(offset) {
  const RealDate = globalThis.Date;
  globalThis.Date = class Date extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + offset);
      else super(...args);
    }
    static now() {
      return RealDate.now() + offset;
    }
  };
}
