import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import {
  roleDefaultsCall,
  saveRoleDefaultsCall,
  type TypeChoice,
} from '../../../contract/notifications/preferences';
import { roleCall } from '../../../contract/roles/roles';
import type { NotificationType, Ways } from '../../../domain/notifications/notificationTypes';
import { useT } from '../../../i18n/useT';
import { readApi } from '../../../providers/callApi';
import { useLanguage } from '../../../providers/LanguageProvider';
import { LoadFailed } from '../../../ui/LoadFailed';
import { PageLoading } from '../../../ui/PageLoading';
import { Section } from '../../../ui/Section';
import { ChoiceTable } from './ChoiceTable';

function useDefaults(id: number) {
  const client = useQueryClient();
  const language = useLanguage();
  const queryKey = ['notification_defaults', id, language];
  const params = { id };
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readApi(roleDefaultsCall, { params, query: { language } }, { signal }),
  });
  const save = useMutation({
    scope: { id: `notification_defaults ${id}` },
    mutationFn: (choice: { type: NotificationType; ways: Ways | null }) =>
      readApi(
        saveRoleDefaultsCall,
        { params, query: { language }, body: { choices: [choice] } },
        { toast: true },
      ),
    onMutate: ({ type, ways }) => {
      client.setQueryData<{ choices: TypeChoice[] }>(
        queryKey,
        (before) =>
          before && {
            choices: before.choices.map((one) =>
              one.type === type && ways ? { ...one, ways, is_own: true } : one,
            ),
          },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { ...query, choose: (type: NotificationType, ways: Ways | null) => save.mutate({ type, ways }) };
}

/** How people of a role hear of each type until they choose for themselves. */
export default function RoleDefaultsPage() {
  const translate = useT();
  const id = Number(useParams().id);
  const { data, isError, refetch, choose } = useDefaults(id);
  const role = useQuery({
    queryKey: ['user_types', id],
    queryFn: ({ signal }) => readApi(roleCall, { params: { id } }, { signal }),
  });
  if (isError && !data)
    return (
      <LoadFailed onRetry={() => void refetch()}>{translate('notificationPages.own.failed')}</LoadFailed>
    );
  if (!data) return <PageLoading />;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 960 }}>
      <Typography variant="h1">
        {translate('notificationPages.role.title', { role: role.data?.name ?? '…' })}
      </Typography>
      <Section purpose={translate('notificationPages.role.lead')}>
        <ChoiceTable choices={data.choices} onChoose={choose} />
      </Section>
    </Box>
  );
}
