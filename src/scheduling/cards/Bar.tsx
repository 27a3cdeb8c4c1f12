interface BarProps {
  /** What it measures, for who reads it. */
  label: string;
  /** How much of the whole, in words. */
  words: string;
  value: number;
  /** Null: nobody knows how much there could be. */
  max: number | null;
}

/** How much of a run's capacity or shift is used; more than all of it is drawn in red, and said. */
export function Bar({ label, words, value, max }: BarProps) {
  const part = max === null || max <= 0 ? 0 : Math.min(1, value / max);
  const isOver = max !== null && value > max;
  return (
    <span className="plan-bar">
      <span className="plan-bar-label">{label}</span>
      <span className="lane-bar" aria-hidden="true">
        <i className={isOver ? 'fill-red' : 'fill-accent'} style={{ flexGrow: part }} />
        <i style={{ flexGrow: 1 - part }} />
      </span>
      <span className={isOver ? 'plan-bar-words is-over' : 'plan-bar-words'}>{words}</span>
    </span>
  );
}
