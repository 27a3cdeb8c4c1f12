import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { request } from '../providers/http';
import { useSession } from '../providers/useSession';

/** GET /user_types/{id}: the name of the person's role; null while it is not known (spec §7). */
function useRoleName(id: number): string | null {
  const { data } = useQuery({
    queryKey: ['user_types', id],
    queryFn: ({ signal }) => request<{ name: string }>(`/user_types/${id}`, { signal, toast: false }),
    staleTime: Infinity,
  });
  return data?.data.name ?? null;
}

/** Who is signed in: read only, an administrator changes it. */
export default function AccountPage() {
  const translate = useTranslate();
  const { full_name, email, user_type_id, time_zone } = useSession();
  const role = useRoleName(user_type_id);
  const facts = [
    ['name', full_name],
    ['email', email],
    ['role', role ?? '…'],
    ['timeZone', time_zone],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography variant="h1">{translate('pages.account')}</Typography>
        <Typography color="text.secondary">{translate('ownAccount.lead')}</Typography>
      </Box>
      <Card sx={{ padding: 4, maxWidth: 640 }}>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 6, rowGap: 2, margin: 0 }}
        >
          {facts.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" color="text.secondary">
                {translate(`ownAccount.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}
