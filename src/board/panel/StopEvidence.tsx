import { Box, Link, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { proofCall } from '../../contract/proof/proof';
import { hasPhoto, hasVisibleSignature } from '../../domain/stops/proofNotices';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { speaksAdditions } from '../../providers/serverContract';
import { LoadFailed } from '../../ui/LoadFailed';

const picture = {
  display: 'block',
  height: 88,
  maxWidth: '100%',
  objectFit: 'cover',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
} as const;

/** Photo and signature of a delivery beside its facts; each opens the whole proof. */
export function StopEvidence({ eventId }: { eventId: number }) {
  const translate = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['proof', eventId],
    queryFn: ({ signal }) => readApi(proofCall, { params: { id: eventId } }, { signal }),
    // Another server has no such call.
    enabled: speaksAdditions(),
    retry: false,
    // Pictures of patients' doors are not kept.
    gcTime: 0,
  });
  if (error) return <LoadFailed onRetry={() => void refetch()}>{translate('proof.photoFailed')}</LoadFailed>;
  if (!data) return speaksAdditions() ? <Skeleton variant="rounded" height={88} /> : null;
  const transitions = data.life_cycle.flatMap((day) => day.transitions);
  const photo = transitions.findLast(hasPhoto)?.path_evidence;
  const signature = transitions.findLast(hasVisibleSignature)?.signature;
  const proof = { href: `#/delivery-report/${eventId}`, target: '_blank', rel: 'noopener' };
  if (!photo && !signature) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }}>
      {photo ? (
        <Link {...proof}>
          <Box component="img" src={photo} alt={translate('proof.photo')} sx={picture} />
        </Link>
      ) : null}
      {signature ? (
        <Link {...proof}>
          <Box
            component="img"
            src={`data:image/png;base64,${signature}`}
            alt={translate('proof.signature')}
            // Signatures are drawn in black.
            sx={{ ...picture, objectFit: 'contain', backgroundColor: '#fff', maxWidth: 160 }}
          />
        </Link>
      ) : null}
    </Box>
  );
}
