import { useT } from '../i18n/useT';
import type { StopMark } from './stopMarks';
import styles from './icons.module.css';

const DRAWINGS: Record<StopMark, string> = {
  asks: 'M2 3h12v8H7l-3 3v-3H2V3Zm6 1.8v3m0 1.6v.1',
  confirmed: 'M2 7.5 8 2l6 5.5M3.5 6.5V14h9V6.5M5.8 9.8l1.6 1.6 3-3',
  rush: 'M9 1.5 3.5 9H8l-1 5.5L12.5 7H8l1-5.5Z',
  priority: 'M4 14V2.5h8L10 6l2 3.5H4',
  refrigerated: 'M8 1.5v13M2.4 4.8l11.2 6.4M13.6 4.8 2.4 11.2M6.5 2.5 8 4l1.5-1.5M6.5 13.5 8 12l1.5 1.5',
  collect: 'M2.5 9v4.5h11V9M8 2v8m0-8L5 5m3-3 3 3',
  copayment: 'M1.5 4h13v8h-13V4Zm6.5 5.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  leaveAtDoor: 'M4 14V2h8v12M2 14h12M9.8 8v.5',
  maleDriver: 'M6.5 13.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm3-7L14 2m0 0h-3.5M14 2v3.5',
  femaleDriver: 'M8 9.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0 0v5M5.8 12.3h4.4',
};

/** Small outlined icons, each with a tooltip and a label for screen readers. */
export function MarkIcons({ marks }: { marks: readonly StopMark[] }) {
  const translate = useT();
  return (
    <>
      {marks.map((mark) => (
        <svg key={mark} className={styles.mark} viewBox="0 0 16 16" role="img">
          <title>{translate(`dispatch.marks.${mark}`)}</title>
          <path d={DRAWINGS[mark]} />
        </svg>
      ))}
    </>
  );
}
