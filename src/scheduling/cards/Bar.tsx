interface BarProps {
  /** Its accessible label. */
  label: string;
  /** The share, as text. */
  words: string;
  value: number;
  /** Null: the maximum is unknown. */
  max: number | null;
}

/** Used share of a run's capacity or shift; above the maximum it is red, with a text. */
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
