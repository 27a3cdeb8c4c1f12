import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useState, type KeyboardEvent } from 'react';
import { movedBy, type Point } from '../../../domain/addresses/distance';
import { useT } from '../../../i18n/useT';
import { OpenMap } from './OpenMap';
import { useMapSettings } from './useMapSettings';

const GoogleMap = lazy(() => import('./GoogleMap'));

const GOOGLE_KEY: string = (import.meta.env.VITE_GOOGLE_MAPS_KEY as string | undefined) ?? '';

/** Metres that an arrow key moves the marker, alone and with Shift. */
const STEP = 5;
const LONG_STEP = 50;
const ARROWS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

interface PointMapProps {
  point: Point;
  onMove: (point: Point) => void;
}

/** One point on whatever map there is: Google's where a key is built in, else the open one; moved by mouse or arrow keys. */
export function PointMap({ point, onMove }: PointMapProps) {
  const translate = useT();
  const settings = useMapSettings();
  const [googleFailed, setGoogleFailed] = useState(false);
  const [tilesFailed, setTilesFailed] = useState(false);
  const giveUpGoogle = useCallback(() => setGoogleFailed(true), []);
  const giveUpTiles = useCallback(() => setTilesFailed(true), []);
  const isGoogle = GOOGLE_KEY !== '' && !googleFailed;
  const isGrid = !isGoogle && (tilesFailed || settings?.tiles_url === null);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.target !== event.currentTarget) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    onMove(movedBy(point, arrow[0] * step, arrow[1] * step));
  };
  return (
    <Box>
      <Box
        role="application"
        aria-label={translate('addresses.map.label')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        sx={{
          height: 320,
          borderRadius: '8px',
          border: '1px solid',
          borderColor: 'divider',
          overflow: 'clip',
          mb: 1,
        }}
      >
        {isGoogle ? (
          <Suspense fallback={null}>
            <GoogleMap apiKey={GOOGLE_KEY} point={point} onMove={onMove} onFail={giveUpGoogle} />
          </Suspense>
        ) : (
          settings && (
            <OpenMap
              point={point}
              onMove={onMove}
              settings={settings}
              hasFailed={tilesFailed}
              onFail={giveUpTiles}
            />
          )
        )}
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {googleFailed && <div>{translate('addresses.map.googleFailed')}</div>}
        {isGrid && (
          <div>{translate(tilesFailed ? 'addresses.map.tilesFailed' : 'addresses.map.noTiles')}</div>
        )}
        {translate('addresses.map.keys')}
      </Box>
    </Box>
  );
}
