import OpenIcon from '@mui/icons-material/CheckOutlined';
import OtherIcon from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT, useTranslateAny } from '../../i18n/useT';
import { stackedTable } from '../../ui/stackedTable';
import { ToneTag } from '../../ui/ToneTag';
import { signInsCall, type SignIn } from '../../contract/account/sessions';
import { readApi } from '../../providers/callApi';
import { useZonedTime } from '../../ui/useZonedTime';
import { LoadFailed } from '../../ui/LoadFailed';
import { LogoutOutlined as ClosedIcon } from '../../ui/pointingIcons';

function StateOfSignIn({ is_current, ended_at, end_reason }: SignIn) {
  const translate = useT();
  const translateAny = useTranslateAny();
  if (is_current)
    return <ToneTag tone="green" icon={OpenIcon} word={translate('accountPages.sessions.current')} />;
  if (!ended_at)
    return <ToneTag tone="green" icon={OpenIcon} word={translate('accountPages.sessions.open')} />;
  const word = translateAny(`accountPages.sessions.ends.${end_reason ?? 'expired'}`);
  const isOdd = end_reason === 'superseded' || end_reason === 'blocked';
  return <ToneTag tone={isOdd ? 'amber' : 'neutral'} icon={isOdd ? OtherIcon : ClosedIcon} word={word} />;
}

/** GET /users/sessions: this session and earlier ones, so that users notice foreign sign-ins. */
export function SignIns() {
  const translate = useT();
  const timeOf = useZonedTime();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['users', 'sessions'],
    queryFn: ({ signal }) => readApi(signInsCall, {}, { signal }),
  });
  const word = (key: KeyUnder<'accountPages.sessions'>) => translate(`accountPages.sessions.${key}`);
  if (isPending) return <Skeleton variant="rounded" height={120} />;
  if (isError) {
    return <LoadFailed onRetry={() => void refetch()}>{word('failed')}</LoadFailed>;
  }
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={word('title')}>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            <TableCell>{word('when')}</TableCell>
            <TableCell>{word('where')}</TableCell>
            <TableCell>{word('state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((signIn) => (
            <TableRow key={signIn.id}>
              <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                {timeOf(signIn.created_at)}
              </TableCell>
              <TableCell>
                {[
                  signIn.remote_address ?? word('noPlace'),
                  signIn.device_label,
                  signIn.vehicle_name,
                  signIn.run_name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </TableCell>
              <TableCell>
                <StateOfSignIn {...signIn} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
