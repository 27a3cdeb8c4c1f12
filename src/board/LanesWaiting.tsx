import { Skeleton } from '@mui/material';

/** In the place of the lanes until the day is here. */
export function LanesWaiting() {
  return [0, 1, 2, 3].map((lane) => <Skeleton key={lane} variant="rounded" width={308} height="60vh" />);
}
