import { Suspense } from 'react';
import type { useBoardUrl } from '../useBoardUrl';
import { useValue } from '../../providers/valueStore';
import { Opening } from './Opening';
import { useInteraction } from './useInteraction';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';

const AddDeliveryDialog = lazyPart(withMessages('records', () => import('../actions/AddDeliveryDialog')));
const BoardPalette = lazyPart(() => import('../palette/BoardPalette'));
const KeySheet = lazyPart(() => import('./KeySheet'));
const RuleDialog = lazyPart(() => import('./RuleDialog'));

interface BoardToolsProps {
  url: ReturnType<typeof useBoardUrl>;
  today: string;
}

/** Palette, sheet of keys, selection by rule and a new delivery, whichever is open. */
export function BoardTools({ url, today }: BoardToolsProps) {
  const { tool, board } = useInteraction();
  const open = useValue(tool);
  const onClose = () => tool.set(null);
  return (
    <Suspense fallback={<Opening onCancel={onClose} />}>
      {open === 'palette' ? <BoardPalette url={url} today={today} onClose={onClose} /> : null}
      {open === 'sheet' ? <KeySheet onClose={onClose} /> : null}
      {open === 'addDelivery' ? (
        <AddDeliveryDialog manifests={board()?.manifests ?? []} date={url.date} onClose={onClose} />
      ) : null}
      {open === 'rule' ? <RuleDialog onClose={onClose} /> : null}
    </Suspense>
  );
}
