import { BackgroundTasks } from '../../reports/BackgroundTasks';
import { NotificationList } from './NotificationList';

/** What the bell opens; its code comes with the first look. */
export default function BellContent({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <BackgroundTasks />
      <NotificationList onLeave={onLeave} />
    </>
  );
}
