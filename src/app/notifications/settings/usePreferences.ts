import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  preferencesCall,
  savePreferencesCall,
  type NotificationPreferences,
} from '../../../contract/notifications/preferences';
import type { NotificationType, Ways } from '../../../domain/notifications/notificationTypes';
import type { QuietHours } from '../../../domain/notifications/waysOf';
import { readApi } from '../../../providers/callApi';
import { useLanguage } from '../../../providers/LanguageProvider';

interface Change {
  choices?: { type: NotificationType; ways: Ways | null }[];
  quiet_hours?: QuietHours | null;
}

function after(
  before: NotificationPreferences,
  { choices = [], quiet_hours }: Change,
): NotificationPreferences {
  const chosen = new Map(choices.map(({ type, ways }) => [type, ways]));
  return {
    choices: before.choices.map((one) => {
      const ways = chosen.get(one.type);
      return ways ? { ...one, ways, is_own: true } : one;
    }),
    quiet_hours: quiet_hours === undefined ? before.quiet_hours : quiet_hours,
  };
}

/** How I hear of things. A change is shown at once and saved one after the other; a failure is said, and taken back. */
export function usePreferences() {
  const client = useQueryClient();
  const language = useLanguage();
  const queryKey = ['notification_preferences', language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readApi(preferencesCall, { query: { language } }, { signal }),
  });
  const save = useMutation({
    scope: { id: 'notification_preferences' },
    mutationFn: (change: Change) => {
      const quiet_hours =
        change.quiet_hours === undefined
          ? (client.getQueryData<NotificationPreferences>(queryKey)?.quiet_hours ?? null)
          : change.quiet_hours;
      const body = { choices: change.choices ?? [], quiet_hours };
      return readApi(savePreferencesCall, { query: { language }, body }, { toast: true });
    },
    onMutate: (change) => {
      client.setQueryData<NotificationPreferences>(queryKey, (before) => before && after(before, change));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { ...query, change: (change: Change) => save.mutate(change) };
}
