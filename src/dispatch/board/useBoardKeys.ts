import { useHotkeys } from 'react-hotkeys-hook';
import type { DeliveryAction } from '../actions/deliveryAction';
import { deliveryActions } from '../actions/list';

interface BoardKeys {
  /** Offered for the selected stop. */
  actions: readonly DeliveryAction[];
  /** A dialog is open and has the keyboard. */
  isBusy: boolean;
  onAction: (action: DeliveryAction) => void;
  onClose: () => void;
}

const KEYS = deliveryActions.map((action) => action.hotkey);

/** One letter per action on the selected stop, Escape closes its details. Never while a person types. */
export function useBoardKeys({ actions, isBusy, onAction, onClose }: BoardKeys): void {
  useHotkeys(
    KEYS,
    (_, hotkey) => {
      const action = actions.find((each) => each.hotkey === hotkey.keys?.join(''));
      if (action) onAction(action);
    },
    { enabled: !isBusy, preventDefault: true },
    [actions, isBusy],
  );
  useHotkeys('escape', onClose, { enabled: !isBusy }, [onClose, isBusy]);
}
