import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import type { Permission } from '../../domain/access/access';
import { useT } from '../../i18n/useT';
import { Dialog } from '../unsaved/Dialog';
import { copyText } from '../../providers/copyText';
import { permissionHelpCall, type PermissionHelp } from '../../contract/roles/roles';
import { readApi } from '../../providers/callApi';
import { statusOf } from '../useMessageOf';
import { useRightWords } from './useRightWords';

interface WhyDialogProps {
  /** Any one of these is enough. */
  needs: readonly Permission[];
  onClose: () => void;
}

const pairText = ({ http_method, path_route }: Permission) => `${http_method} ${path_route}`;

function useHelp(needs: readonly Permission[]) {
  return useQueries({
    queries: needs.map((need) => ({
      queryKey: ['permissionHelp', pairText(need)],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const { http_method, path_route } = need;
        return readApi(permissionHelpCall, { query: { http_method, path_route } }, { signal });
      },
      staleTime: 0,
    })),
  });
}

/** The missing permission, the role without it, and who can grant it (names, no addresses). */
export default function WhyDialog({ needs, onClose }: WhyDialogProps) {
  const translate = useT();
  const words = useRightWords();
  const answers = useHelp(needs);
  const id = useId();
  const help = answers.find(({ data }) => data)?.data;
  const error = answers.find((answer) => answer.error)?.error;
  const first = needs[0];
  const copy = async () => {
    if (!help || !first) return;
    const permission = words?.wordsOf(first).name ?? pairText(first);
    const args = { permission, pair: pairText(first), role: help.role };
    await copyText(translate('roles.why.request', args), translate);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('roles.why.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <div>
          {translate(needs.length > 1 ? 'roles.why.needAny' : 'roles.why.need')}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
            {needs.map((need) => (
              <li key={pairText(need)}>
                <strong>{words?.wordsOf(need).name ?? '…'}</strong>
                <Box component="code" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                  {pairText(need)}
                </Box>
              </li>
            ))}
          </Box>
        </div>
        <Box role="status" sx={{ display: 'grid', gap: 3 }}>
          {help && <Granters help={help} />}
          {!help && error && (
            <span>
              {statusOf(error) === 404 && first
                ? translate('roles.why.unknown', { pair: pairText(first) })
                : translate('roles.why.failed')}
            </span>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        {help && !help.is_held && !help.is_closed && (
          <Button color="secondary" onClick={() => void copy()}>
            {translate('roles.why.copy')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('roles.why.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Granters({ help }: { help: PermissionHelp }) {
  const translate = useT();
  const { role, is_held, is_closed, roles, granters, granter_count } = help;
  const more = granter_count - granters.length;
  if (is_closed) return <span>{translate('roles.why.closed')}</span>;
  if (is_held) return <span>{translate('roles.why.held', { role })}</span>;
  return (
    <>
      <span>{translate('roles.why.role', { role })}</span>
      {granters.length === 0 ? (
        <span>{translate('roles.why.nobody')}</span>
      ) : (
        <div>
          {translate('roles.why.who')}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
            {granters.map((name) => (
              <li key={name}>{name}</li>
            ))}
            {more > 0 && <li>{translate('roles.why.more', { smart_count: more })}</li>}
          </Box>
        </div>
      )}
      {roles.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {translate('roles.why.others', { roles: roles.join(', ') })}
        </Box>
      )}
    </>
  );
}
