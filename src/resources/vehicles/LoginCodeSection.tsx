import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import NewIcon from '@mui/icons-material/AutorenewOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loginCodeCall } from '../../contract/vehicles/loginCode';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { HttpError, request } from '../../providers/http';
import { useAllowed } from '../../providers/usePermissions';
import { downloadFile } from '../../ui/downloadFile';
import type { Row } from '../../ui/resourceOf';
import { Section } from '../../ui/Section';
import { useMessageOf } from '../../ui/useMessageOf';
import { NewCodeDialog } from './NewCodeDialog';

/** Who may not see the code is told nothing of it. */
export function LoginCodeSection({ record }: { record: Row }) {
  return useAllowed(PERMISSIONS.vehicles.loginCode) ? <LoginCodePart record={record} /> : null;
}

/** The QR code with which a driver's phone says which vehicle it is in: shown, printed, replaced. */
function LoginCodePart({ record }: { record: Row }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const mayReplace = useAllowed(PERMISSIONS.vehicles.newLoginCode);
  const [isShown, setIsShown] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const { data, error, isFetching } = useQuery({
    queryKey: ['vehicles', 'login_code', record.id, record.version],
    queryFn: ({ signal }) => readApi(loginCodeCall, { params: { id: record.id } }, { signal }),
    // Every look at the code is logged, so it is not asked for by drawing the page.
    enabled: isShown,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const download = async () => {
    setIsLoading(true);
    try {
      const { data: sheet } = await request<Blob>(`/vehicles/${record.id}/login_code/pdf`, { as: 'blob' });
      downloadFile(sheet, `${String(record.name)}.pdf`);
    } catch (cause) {
      // `request` has said what went wrong.
      if (!(cause instanceof HttpError)) throw cause;
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Section title={translate('vehicleCode.title')} purpose={translate('vehicleCode.purpose')}>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 4, justifyItems: 'start' }}>
        {record.smartphone_login !== true && <Alert severity="info">{translate('vehicleCode.off')}</Alert>}
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {isShown && data && (
          <Box
            component="figure"
            sx={{ m: 0, display: 'grid', gap: 2, justifyItems: 'center', maxWidth: '100%' }}
          >
            <Box
              component="img"
              src={data.picture}
              alt={translate('vehicleCode.alt', { name: String(record.name) })}
              width={300}
              height={300}
              // A scanner wants dark on light, also on a dark page.
              sx={{ bgcolor: '#fff', borderRadius: '8px', maxWidth: '100%', height: 'auto' }}
            />
            <Box
              component="figcaption"
              sx={{ fontSize: 13, overflowWrap: 'anywhere', color: 'text.secondary' }}
            >
              {data.code}
            </Box>
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            size="small"
            variant="outlined"
            loading={isFetching}
            aria-expanded={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {translate(isShown ? 'vehicleCode.hide' : 'vehicleCode.show')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            loading={isLoading}
            loadingPosition="start"
            onClick={() => void download()}
          >
            {translate('vehicleCode.download')}
          </Button>
          {mayReplace && (
            <Button
              size="small"
              color="secondary"
              startIcon={<NewIcon />}
              onClick={() => setIsReplacing(true)}
            >
              {translate('vehicleCode.replace.action')}
            </Button>
          )}
        </Box>
      </Box>
      {isReplacing && <NewCodeDialog record={record} onClose={() => setIsReplacing(false)} />}
    </Section>
  );
}
