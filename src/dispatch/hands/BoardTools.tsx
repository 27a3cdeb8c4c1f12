import { lazy, Suspense } from 'react';
import type { useBoardUrl } from '../board/useBoardUrl';
import { useHandsStore } from './handsStore';
import { useHands } from './useHands';

const BoardPalette = lazy(() => import('../palette/BoardPalette'));
const KeySheet = lazy(() => import('./KeySheet'));
const RuleDialog = lazy(() => import('./RuleDialog'));

interface BoardToolsProps {
  url: ReturnType<typeof useBoardUrl>;
  today: string;
}

/** Palette, sheet of keys and selection by rule, whichever is open. */
export function BoardTools({ url, today }: BoardToolsProps) {
  const { tool } = useHands();
  const open = useHandsStore(tool);
  const onClose = () => tool.set(null);
  return (
    <Suspense fallback={null}>
      {open === 'palette' ? <BoardPalette url={url} today={today} onClose={onClose} /> : null}
      {open === 'sheet' ? <KeySheet onClose={onClose} /> : null}
      {open === 'rule' ? <RuleDialog onClose={onClose} /> : null}
    </Suspense>
  );
}
