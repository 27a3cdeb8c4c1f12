import type { EndpointWithSecret } from '../contract/webhooks/endpoints';
import { useT } from '../i18n/useT';
import { SecretDialog } from '../ui/SecretDialog';
import { useZonedTime } from '../ui/useZonedTime';

/** The secret of a new address, or the new one of an old address. */
export function EndpointSecret({ made, onClose }: { made: EndpointWithSecret; onClose: () => void }) {
  const translate = useT();
  const zoned = useZonedTime();
  const { name, secret, old_secret_until } = made;
  return (
    <SecretDialog
      title={translate('webhooks.secret.title', { name })}
      sentences={[
        translate('webhooks.secret.sentence'),
        ...(old_secret_until ? [translate('webhooks.secret.overlap', { at: zoned(old_secret_until) })] : []),
      ]}
      lines={[{ label: translate('webhooks.secret.secret'), value: secret }]}
      done={translate('webhooks.secret.done')}
      onClose={onClose}
    />
  );
}
