import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Follow, Followed } from '../../../contract/notifications/following';
import { useFollowed } from '../../../board/follow/useFollowed';
import { useT } from '../../../i18n/useT';
import { dayText } from '../../../providers/measures';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Section } from '../../../ui/Section';

interface Line {
  key: string;
  name: string;
  unfollow: Follow;
}

function linesOf({ runs, cdps }: Followed, cdpName: (name: string) => string): Line[] {
  return [
    ...cdps.map(({ id, name }) => ({
      key: `cdp ${id}`,
      name: cdpName(name),
      unfollow: { close_door_pharmacy_id: id, follow: false },
    })),
    ...runs.map(({ id, name, date }) => ({
      key: `run ${id}`,
      name: `${name} · ${dayText(date)}`,
      unfollow: { delivery_manifest_id: id, follow: false },
    })),
  ];
}

/** The runs and CDPs that a person follows, and whether they hear of these alone. */
export function FollowingSection() {
  const translate = useT();
  const { data, isError, refetch, isSaving, change } = useFollowed();
  const lines = data ? linesOf(data, (name) => translate('notificationPages.following.cdp', { name })) : [];
  return (
    <Section
      title={translate('notificationPages.following.title')}
      purpose={translate('notificationPages.following.lead')}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
        {isError && (
          <LoadFailed onRetry={() => void refetch()}>{translate('notificationPages.own.failed')}</LoadFailed>
        )}
        {data && (
          <>
            <FormControlLabel
              control={
                <Switch
                  checked={data.is_only}
                  disabled={isSaving}
                  onChange={({ target }) => change({ is_only: target.checked })}
                />
              }
              label={translate('notificationPages.following.only')}
            />
            <Typography variant="caption" color="text.secondary">
              {translate('notificationPages.following.note')}
            </Typography>
            {lines.length === 0 && (
              <Typography color="text.secondary">{translate('notificationPages.following.none')}</Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {lines.map(({ key, name, unfollow }) => (
                <Box
                  component="li"
                  key={key}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    gap: 2,
                    minHeight: 40,
                  }}
                >
                  <span>{name}</span>
                  <Button
                    size="small"
                    disabled={isSaving}
                    aria-label={translate('notificationPages.following.unfollowOf', { name })}
                    onClick={() => change(unfollow)}
                  >
                    {translate('notificationPages.following.unfollow')}
                  </Button>
                </Box>
              ))}
            </Box>
          </>
        )}
      </Box>
    </Section>
  );
}
