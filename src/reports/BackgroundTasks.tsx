import CloseIcon from '@mui/icons-material/CloseOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import type { AsyncRequest } from '../contract/reports/asyncRequests';
import { useT, useTranslateAny } from '../i18n/useT';
import { isUnfinished } from '../ui/files/asyncRequest';
import { forgetAsyncRequest } from '../providers/asyncRequests';
import { useAsyncRequests, useCancelRequest } from './useAsyncRequests';
import { useDownload } from '../ui/files/useDownload';

function stateOf(request: AsyncRequest | null, isGone: boolean): string {
  if (isGone) return 'gone';
  if (!request) return 'loading';
  if (isUnfinished(request)) return request.progress ? 'running' : 'waiting';
  return request.state === 'failed' || request.state === 'canceled' ? request.state : 'done';
}

/** Background tasks panel (spec §2): the files that are being made for this person, and those that are ready. */
export function BackgroundTasks({ isAlone = false }: { isAlone?: boolean }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const tasks = useAsyncRequests();
  const download = useDownload();
  const cancel = useCancelRequest();
  if (tasks.length === 0 && !isAlone) return null;
  return (
    <Box
      component="section"
      aria-label={translate('reports.tasks.title')}
      sx={(theme) => ({
        borderBottom: isAlone ? 'none' : `1px solid ${theme.tokens.border}`,
        paddingInline: 3,
        paddingTop: isAlone ? 2 : 0,
        paddingBottom: 2,
      })}
    >
      <Typography variant="caption" component="h3" color="text.secondary" sx={{ fontWeight: 600 }}>
        {translate('reports.tasks.title')}
      </Typography>
      {tasks.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('reports.tasks.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tasks.map(({ uuid, request, isGone }) => {
          const state = stateOf(request, isGone);
          const isOpen = state === 'running' || state === 'waiting';
          const name = request?.file_name ?? translateAny(`reports.kinds.${request?.kind ?? 'other'}`);
          return (
            <Box
              component="li"
              key={uuid}
              sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 40 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" noWrap title={name}>
                  {name}
                </Typography>
                <Typography variant="caption" color="text.secondary" role="status">
                  {translateAny(`reports.tasks.${state}`, {
                    percent: request?.progress ?? 0,
                    why: translateAny(request?.error ?? 'reports.failed'),
                    uuid,
                  })}
                </Typography>
                {isOpen ? (
                  <LinearProgress
                    aria-label={name}
                    variant={state === 'running' ? 'determinate' : 'indeterminate'}
                    value={state === 'running' ? request?.progress : undefined}
                  />
                ) : null}
              </Box>
              {state === 'done' ? (
                <Button size="small" startIcon={<DownloadIcon />} onClick={() => download(uuid)}>
                  {translate('reports.tasks.download')}
                </Button>
              ) : null}
              {isOpen && (
                <Button
                  size="small"
                  color="secondary"
                  aria-label={translate('reports.tasks.cancelOf', { name })}
                  onClick={() => cancel.mutate(uuid)}
                >
                  {translate('reports.tasks.cancel')}
                </Button>
              )}
              {isOpen ? null : (
                <IconButton
                  size="small"
                  aria-label={translate('reports.tasks.forget', { name })}
                  onClick={() => forgetAsyncRequest(uuid)}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
