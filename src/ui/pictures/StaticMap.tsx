import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { callPath, type CallContract, type ParamsOf } from '../../contract/call';
import { PICTURE_WIDTH, type PictureLook } from '../../contract/map/picture';
import { useT } from '../../i18n/useT';
import { request } from '../../providers/http';
import { HttpError } from '../../providers/httpError';
import { distanceUnit } from '../../providers/measures';
import { speaksAdditions } from '../../providers/serverContract';
import { LoadFailed } from '../LoadFailed';
import { useMode } from '../theme/useMode';

/** Px; a picture of nearly the same width is the same picture, and drawn once. */
const WIDTH_STEP = 8;

/** Width of an element in steps, as it is and becomes; null until it is known. */
function useWidth() {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const px = Math.round((entry?.contentRect.width ?? 0) / WIDTH_STEP) * WIDTH_STEP;
      if (px > 0) setWidth(Math.min(PICTURE_WIDTH.max, Math.max(PICTURE_WIDTH.min, px)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** The picture as an address that holds it; null where the object has no place. */
async function loadPicture(path: string, signal: AbortSignal): Promise<string | null> {
  try {
    const { data } = await request<Blob>(path, { as: 'blob', toast: false, signal });
    return `data:image/svg+xml,${encodeURIComponent(await data.text())}`;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

interface StaticMapProps<Contract extends CallContract> {
  /** Names the object whose place is drawn. */
  call: Contract;
  params: ParamsOf<Contract>;
  /** What the picture shows, for who cannot see it. */
  alt: string;
  /** Px. */
  height: number;
}

/** A small map that the server draws. It needs no engine, and its address holds no place. */
export function StaticMap<Contract extends CallContract>({
  call,
  params,
  alt,
  height,
}: StaticMapProps<Contract>) {
  const translate = useT();
  const [theme] = useMode();
  const [ref, width] = useWidth();
  const look: PictureLook = { theme, width: width ?? PICTURE_WIDTH.min, height, unit: distanceUnit() };
  const path = callPath(call, params, { ...look });
  const { data, error, refetch } = useQuery({
    queryKey: ['mapPicture', path],
    queryFn: ({ signal }) => loadPicture(path, signal),
    // Another server draws none.
    enabled: width !== null && speaksAdditions(),
    placeholderData: (before) => before,
    retry: false,
    // Some show where patients live.
    gcTime: 0,
  });
  if (!speaksAdditions() || data === null) return null;
  if (error) return <LoadFailed onRetry={() => void refetch()}>{translate('pictures.mapFailed')}</LoadFailed>;
  return (
    <Box ref={ref} sx={{ minHeight: height }}>
      {data ? (
        <Box
          component="img"
          src={data}
          alt={alt}
          sx={{
            display: 'block',
            width: '100%',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '8px',
          }}
        />
      ) : (
        <Skeleton variant="rounded" height={height} />
      )}
    </Box>
  );
}
