import { useHotkeys } from 'react-hotkeys-hook';
import type { IssueView } from '../../domain/stops/issueView';
import { useT } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { usePreference } from '../../providers/store';
import type { StopOnBoard } from '../../board/actions/deliveryAction';
import { deliveryActions } from '../../board/actions/list';
import { actionsForStop, actionsForStops } from '../../board/actions/offeredActions';
import { useOpenAction } from '../../board/actions/openAction';
import { useNotOfferedMessage } from '../../board/actions/useNotOfferedMessage';
import { whyNotOffered } from '../../board/actions/whyNotOffered';
import { LETTER_KEYS_PREFERENCE } from '../../board/interaction/boardKeyList';
import { isModalOpen } from '../../board/interaction/isModalOpen';
import { issueActions, type IssueAction } from './issueActions';
import type { IssueSelection } from './useIssueSelection';

interface IssueKeysProps {
  selection: IssueSelection;
  offered: readonly IssueAction[];
  stopOf: (issue: IssueView) => StopOnBoard;
  onClose: () => void;
}

const LETTERS = [...new Set([...issueActions, ...deliveryActions].flatMap(({ hotkey }) => hotkey ?? []))];

/**
 * One letter per action on the checked issues, else on the open one; Escape closes it. Off while the user
 * types.
 */
export function IssueKeys({ selection, offered, stopOf, onClose }: IssueKeysProps) {
  const permissions = usePermissions();
  const { openStop, openStops } = useOpenAction();
  const [hasLetters] = usePreference(LETTER_KEYS_PREFERENCE, true);
  const translate = useT();
  const { notifyShortly, notifyNoPermission, notifyWhyNot } = useNotOfferedMessage();
  const { checked, open, me } = selection;

  const start = (letter: string): void => {
    const chosen = checked.length > 0 ? checked : open ? [open] : [];
    const own = offered.find(({ hotkey }) => hotkey === letter);
    const applicable = chosen.filter((issue) => own?.appliesTo(issue, me));
    if (own && applicable.length > 0) return selection.start(own, applicable);
    const stops = chosen.map(stopOf);
    const bulk = actionsForStops(stops, permissions).find(({ action }) => action.hotkey === letter);
    if (stops.length > 1 && bulk) return openStops(bulk);
    const [stop] = stops;
    if (!stop) return notifyShortly('notOffered.noIssue');
    const action = actionsForStop(stop, permissions).find(({ hotkey }) => hotkey === letter);
    if (action && stops.length === 1) return openStop(action, stop);
    if (own) return notifyShortly(`notOffered.issues.${own.name}`);
    const missed = issueActions.find(({ hotkey }) => hotkey === letter);
    if (missed) return notifyNoPermission(translate(`issues.actions.${missed.name}`), missed.access);
    const refused = whyNotOffered(letter, stops, permissions);
    if (refused) notifyWhyNot(refused);
  };
  useHotkeys(
    LETTERS,
    (_, { keys }) => start(keys?.join('') ?? ''),
    { ignoreEventWhen: isModalOpen, preventDefault: true, enabled: hasLetters },
    [start],
  );
  useHotkeys('escape', onClose, { ignoreEventWhen: isModalOpen }, [onClose]);
  return null;
}
