import clsx from 'clsx';
import Box from '@mui/material/Box';
import type { CurvePoint } from '../domain/runs/today';
import { fromWire } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { useLanguage } from '../providers/LanguageProvider';
import { TitledCard } from '../ui/TitledCard';
import { timeOnDay } from '../providers/measures';
import styles from './curve.module.css';
import { LOCALES } from '../domain/wire/languages';

interface DayCurveProps {
  points: readonly CurvePoint[];
  date: string;
  zone: string;
}

const WIDTH = 900;
const HEIGHT = 200;

/** Round figures from 0 to at least this one, at most six of them. */
function ticksUpTo(most: number): number[] {
  const rough = Math.max(most / 4, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** How many were promised and delivered over the day, as two lines and as a table. */
export function DayCurve({ points, date, zone }: DayCurveProps) {
  const translate = useT();
  const language = useLanguage();
  const last = points.at(-1);
  if (!last) return null;
  const ticks = ticksUpTo(Math.max(last.planned, ...points.map(({ done }) => done ?? 0), 1));
  const most = ticks.at(-1) ?? 1;
  const along = (index: number) => (points.length < 2 ? 0 : index / (points.length - 1));
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT;
  const line = (valueOf: (point: CurvePoint) => number | null) =>
    points
      .flatMap((point, index) => {
        const value = valueOf(point);
        return value === null ? [] : `${(along(index) * WIDTH).toFixed(1)},${y(value).toFixed(1)}`;
      })
      .join(' ');
  const text = ({ at }: CurvePoint) => timeOnDay(fromWire(at), zone, date);
  const now = points.findLast(({ done }) => done !== null);
  const summary = now
    ? translate('today.curveSummary', { time: text(now), done: now.done ?? 0, planned: now.planned })
    : undefined;
  const every = Math.ceil(points.length / 8);
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  return (
    <TitledCard heading="part" title={translate('today.curve')} aside={summary}>
      <div className={styles.legend} aria-hidden="true">
        <span className={styles.isDone}>{translate('today.delivered')}</span>
        <span>{translate('today.promised')}</span>
      </div>
      {/* A curve of time runs from left to right in every language. */}
      <div className={styles.plot} dir="ltr">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary ?? translate('today.curve')}
        >
          {ticks.map((tick) => (
            <line key={tick} className={styles.grid} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
          ))}
          <polyline className={styles.planned} points={line(({ planned }) => planned)} />
          <polyline className={styles.done} points={line(({ done }) => done)} />
        </svg>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            aria-hidden="true"
            style={{ bottom: `${(tick / most) * 100}%` }}
          >
            {numbers.format(tick)}
          </span>
        ))}
        {points.map((point, index) =>
          index % every === 0 ? (
            <span
              key={point.at}
              className={clsx(styles.hour, (index / every) % 2 === 1 && styles.isBetween)}
              aria-hidden="true"
              style={{ left: `${(along(index) * 100).toFixed(2)}%` }}
            >
              {text(point)}
            </span>
          ) : null,
        )}
      </div>
      <Box component="details" sx={{ mt: 3 }}>
        <summary>{translate('today.asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{translate('today.time')}</th>
              <th scope="col">{translate('today.promised')}</th>
              <th scope="col">{translate('today.delivered')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.at}>
                <th scope="row">{text(point)}</th>
                <td>{point.planned}</td>
                <td>{point.done ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </TitledCard>
  );
}
