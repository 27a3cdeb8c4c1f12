import Box from '@mui/material/Box';
import type { CurvePoint } from '../domain/runs/today';
import { fromWire, timeOnDay } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { Card } from './Card';
import './curve.css';

interface DayCurveProps {
  points: readonly CurvePoint[];
  date: string;
  zone: string;
}

const WIDTH = 900;
const HEIGHT = 200;

/** How many were promised and delivered over the day, as two lines and as a table. */
export function DayCurve({ points, date, zone }: DayCurveProps) {
  const translate = useT();
  const last = points.at(-1);
  if (!last) return null;
  const most = Math.max(last.planned, ...points.map(({ done }) => done ?? 0), 1);
  const x = (index: number) => (points.length < 2 ? 0 : (index / (points.length - 1)) * WIDTH);
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT;
  const line = (valueOf: (point: CurvePoint) => number | null) =>
    points
      .flatMap((point, index) => {
        const value = valueOf(point);
        return value === null ? [] : `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
      })
      .join(' ');
  const text = ({ at }: CurvePoint) => timeOnDay(fromWire(at), zone, date);
  const now = points.findLast(({ done }) => done !== null);
  const summary = now
    ? translate('today.curveSummary', { time: text(now), done: now.done ?? 0, planned: now.planned })
    : undefined;
  const every = Math.ceil(points.length / 8);
  return (
    <Card title={translate('today.curve')} note={summary}>
      <div className="curve-legend" aria-hidden="true">
        <span className="is-done">{translate('today.delivered')}</span>
        <span className="is-planned">{translate('today.promised')}</span>
      </div>
      <svg
        className="curve"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary ?? translate('today.curve')}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <line key={part} className="curve-grid" x1={0} x2={WIDTH} y1={HEIGHT * part} y2={HEIGHT * part} />
        ))}
        <polyline className="curve-planned" points={line(({ planned }) => planned)} />
        <polyline className="curve-done" points={line(({ done }) => done)} />
      </svg>
      <div className="curve-hours" aria-hidden="true">
        {points
          .filter((_, index) => index % every === 0)
          .map((point) => (
            <span key={point.at}>{text(point)}</span>
          ))}
      </div>
      <Box component="details" sx={{ mt: 3 }}>
        <summary>{translate('today.asTable')}</summary>
        <table className="curve-table">
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
    </Card>
  );
}
