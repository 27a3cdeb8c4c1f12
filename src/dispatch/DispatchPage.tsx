import { dateInZone } from '../domain/dates';
import { useBrowserSettings } from '../providers/browserSettings';
import { readSession } from '../providers/session';
import './board/board.css';
import { BoardPicture } from './board/BoardPicture';
import { BoardWaiting } from './board/BoardWaiting';
import { useBoard } from './board/useBoard';
import { useBoardUrl } from './board/useBoardUrl';
import { useNow } from './board/useNow';
import { BoardHands } from './BoardHands';

/** The day on one screen: runs as lanes, the pool on the left, the selected stop on the right (spec §2, /dispatch). */
export default function DispatchPage() {
  // The office's own zone says which day is today; each run then speaks in the zone of its CDP.
  const zone = readSession()?.auth.time_zone ?? 'UTC';
  const now = useNow();
  // The rows go by them and do not ask.
  useBrowserSettings();
  const today = dateInZone(now, zone);
  const url = useBoardUrl(today);
  const day = useBoard(url.date);
  if (!day.board) return <BoardWaiting error={day.error} onRetry={() => void day.refetch()} />;
  return (
    <BoardHands day={day} date={url.date}>
      <BoardPicture board={day.board} day={day} url={url} today={today} now={now} />
    </BoardHands>
  );
}
