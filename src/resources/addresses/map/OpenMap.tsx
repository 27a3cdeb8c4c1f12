import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import type { Point } from '../../../domain/addresses/distance';
import { useT } from '../../../i18n/useT';
import { openLeafletPicker, type LeafletPicker } from './leafletPicker';
import type { MapSettings } from '../../../contract/catalogs/places';

interface OpenMapProps {
  point: Point;
  /** Left out: the marker stays where it is. */
  onMove?: (point: Point) => void;
  settings: MapSettings;
  /** No picture came: there is the plain grid instead. */
  hasFailed: boolean;
  onFail: () => void;
}

/** A map of OpenStreetMap's kind, or a plain grid where no pictures are set up or none come. */
export function OpenMap({ point, onMove, settings, hasFailed, onFail }: OpenMapProps) {
  const translate = useT();
  const container = useRef<HTMLDivElement | null>(null);
  const picker = useRef<LeafletPicker | null>(null);
  const latest = useRef({ point, onMove, onFail });
  const [square, setSquare] = useState<number | null>(null);
  const { tiles_url, attribution } = settings;

  useEffect(() => {
    latest.current = { point, onMove, onFail };
    picker.current?.show(point);
  }, [point, onMove, onFail]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isGone = false;
    const opening = openLeafletPicker({
      container: element,
      point: latest.current.point,
      tilesUrl: tiles_url,
      onMove: latest.current.onMove && ((moved) => latest.current.onMove?.(moved)),
      onTilesFail: () => latest.current.onFail(),
      onScale: setSquare,
    }).then((opened) => {
      if (isGone) return opened.remove();
      picker.current = opened;
      opened.show(latest.current.point);
    });
    // The marker can be moved without a picture of the map: what failed to load is told like missing pictures.
    opening.catch(() => latest.current.onFail());
    return () => {
      isGone = true;
      picker.current?.remove();
      picker.current = null;
    };
  }, [tiles_url]);

  const isGrid = tiles_url === null || hasFailed;
  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      <Box
        ref={container}
        sx={{ height: '100%', zIndex: 0, '&.leaflet-container': { bgcolor: 'background.default' } }}
      />
      <Box sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1, display: 'grid', gap: 1 }}>
        {(['zoomIn', 'zoomOut'] as const).map((key) => (
          <IconButton
            key={key}
            size="small"
            aria-label={translate(`addresses.map.${key}`)}
            onClick={() => picker.current?.zoomBy(key === 'zoomIn' ? 1 : -1)}
            sx={{
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'divider',
              '&:hover': { bgcolor: 'background.default' },
            }}
          >
            {key === 'zoomIn' ? <AddIcon fontSize="small" /> : <RemoveIcon fontSize="small" />}
          </IconButton>
        ))}
      </Box>
      {isGrid
        ? square !== null && (
            <Box sx={credit}>{translate('addresses.map.square', { metres: Math.round(square) })}</Box>
          )
        : attribution && <Box sx={credit}>{attribution}</Box>}
    </Box>
  );
}

const credit = {
  position: 'absolute',
  bottom: 0,
  right: 0,
  zIndex: 1,
  px: 1,
  fontSize: 12,
  lineHeight: '20px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;
