import type { MissedWindow } from '../domain/stops/windowState';
import { useT } from '../i18n/useT';
import { missedText } from './windowText';

interface WindowWordProps {
  missed: MissedWindow;
  /** Short form for a row; the full sentence is in the tooltip and for screen readers. */
  isShort?: boolean;
}

/** Shows that a window is missed, and by how much; separate from lateness against the promised time. */
export function WindowWord({ missed, isShort = false }: WindowWordProps) {
  const translate = useT();
  const sentence = missedText(missed, translate);
  if (!isShort) return <b className="window-missed">{sentence}</b>;
  return (
    <small className="window-missed" title={sentence}>
      <span aria-hidden="true">{missedText(missed, translate, 'short')}</span>
      <span className="visually-hidden">{sentence}</span>
    </small>
  );
}
