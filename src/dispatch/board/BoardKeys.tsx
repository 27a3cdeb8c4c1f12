import { useHotkeys } from 'react-hotkeys-hook';
import { usePermissions } from '../../providers/usePermissions';
import type { StopInHand } from '../actions/deliveryAction';
import { deliveryActions } from '../actions/list';
import { actionsForStop } from '../actions/offeredActions';
import { useOpenAction } from '../actions/openAction';

interface BoardKeysProps {
  stop: StopInHand | null;
  onClose: () => void;
}

const KEYS = deliveryActions.flatMap(({ hotkey }) => hotkey ?? []);

/** One letter per action on the selected stop, Escape closes its details. Never while a person types. */
export function BoardKeys({ stop, onClose }: BoardKeysProps) {
  const { openStop, isBusy } = useOpenAction();
  const actions = actionsForStop(stop, usePermissions());
  const ignoreEventWhen = isBusy;
  useHotkeys(
    KEYS,
    (_, hotkey) => {
      const action = actions.find((each) => each.hotkey === hotkey.keys?.join(''));
      if (action && stop) openStop(action, stop);
    },
    { ignoreEventWhen, preventDefault: true },
    [actions, stop],
  );
  useHotkeys('escape', onClose, { ignoreEventWhen }, [onClose]);
  return null;
}
