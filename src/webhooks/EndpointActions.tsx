import EnableIcon from '@mui/icons-material/PlayArrowOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  removeEndpointCall,
  rotateSecretCall,
  testEndpointCall,
  updateEndpointCall,
  type EndpointWithSecret,
} from '../contract/webhooks/endpoints';
import { PERMISSIONS } from '../domain/access/permissions';
import type { WebhookEndpoint } from '../domain/webhooks/webhookView';
import { useT } from '../i18n/useT';
import { callApi, readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { useAllowed } from '../providers/usePermissions';
import { CommandDialog } from '../ui/CommandDialog';
import { PageAction } from '../ui/PageAction';
import { PageActions } from '../ui/PageActions';
import { useMessageOf } from '../ui/useMessageOf';
import { EndpointDialog } from './EndpointDialog';
import { EndpointSecret } from './EndpointSecret';
import { SendOutlined as TestIcon } from '../ui/pointingIcons';

interface EndpointActionsProps {
  endpoint: WebhookEndpoint;
  onChange: () => Promise<void>;
}

/** What a person does with an address: test, edit, pause or enable, a new secret, remove. */
export function EndpointActions({ endpoint, onChange }: EndpointActionsProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const mayUpdate = useAllowed(PERMISSIONS.webhooks.update);
  const mayRotate = useAllowed(PERMISSIONS.webhooks.rotateSecret);
  const mayRemove = useAllowed(PERMISSIONS.webhooks.remove);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const [rotated, setRotated] = useState<EndpointWithSecret | null>(null);
  const { id, version, name, url, events, state } = endpoint;
  const isOn = state === 'active';

  const run = (work: () => Promise<unknown>, text: string) => {
    work().then(
      () => {
        showMessage({ kind: 'success', text });
        void onChange();
      },
      (error: unknown) => {
        if (!(error instanceof HttpError)) throw error;
        showMessage({ kind: 'error', text: messageOf(error) });
        void onChange();
      },
    );
  };
  const toggle = () =>
    run(
      () =>
        readApi(
          updateEndpointCall,
          { params: { id }, body: { name, url, events, state: isOn ? 'paused' : 'active' } },
          { version },
        ),
      translate(`webhooks.actions.${isOn ? 'paused' : 'enabled'}`, { name }),
    );
  const test = () =>
    run(() => readApi(testEndpointCall, { params: { id } }), translate('webhooks.actions.tested'));
  const entries = [
    ...(mayUpdate ? ([['edit', () => setAsking('edit')]] as const) : []),
    ...(mayUpdate && isOn ? ([['pause', toggle]] as const) : []),
    ...(mayRotate ? ([['rotate', () => setAsking('rotate')]] as const) : []),
    ...(mayRemove ? ([['remove', () => setAsking('remove')]] as const) : []),
  ];
  return (
    <>
      <PageActions>
        {entries.length > 0 && (
          <IconButton
            size="small"
            aria-label={translate('webhooks.actions.more')}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <MoreIcon fontSize="small" />
          </IconButton>
        )}
        {mayUpdate && (
          <PageAction variant={isOn ? 'contained' : 'text'} icon={<TestIcon />} onClick={test}>
            {translate('webhooks.actions.test')}
          </PageAction>
        )}
        {mayUpdate && !isOn && (
          <PageAction variant="contained" icon={<EnableIcon />} onClick={toggle}>
            {translate('webhooks.actions.enable')}
          </PageAction>
        )}
      </PageActions>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {entries.map(([action, act]) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {translate(`webhooks.actions.${action}`)}
          </MenuItem>
        ))}
      </Menu>
      {asking === 'edit' && (
        <EndpointDialog
          endpoint={endpoint}
          onMade={setRotated}
          onSaved={onChange}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'rotate' && (
        <RotateDialog
          endpoint={endpoint}
          onRotated={(made) => {
            setAsking(null);
            setRotated(made);
            void onChange();
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'remove' && <RemoveDialog endpoint={endpoint} onClose={() => setAsking(null)} />}
      {rotated && <EndpointSecret made={rotated} onClose={() => setRotated(null)} />}
    </>
  );
}

interface RotateDialogProps {
  endpoint: WebhookEndpoint;
  onRotated: (made: EndpointWithSecret) => void;
  onClose: () => void;
}

function RotateDialog({ endpoint: { id, name, version }, onRotated, onClose }: RotateDialogProps) {
  const translate = useT();
  return (
    <CommandDialog
      title={translate('webhooks.rotating.title', { name })}
      verb={translate('webhooks.rotating.verb')}
      keep={translate('webhooks.rotating.keep')}
      onRun={async () => onRotated(await readApi(rotateSecretCall, { params: { id } }, { version }))}
      onClose={onClose}
    >
      {() => <span>{translate('webhooks.rotating.sentence')}</span>}
    </CommandDialog>
  );
}

function RemoveDialog({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const translate = useT();
  const navigate = useNavigate();
  const { id, name, version, funding_source_name: client } = endpoint;
  return (
    <CommandDialog
      title={translate('webhooks.removing.title', { name })}
      verb={translate('webhooks.removing.verb')}
      keep={translate('webhooks.removing.keep')}
      isDanger
      onRun={async () => {
        await callApi(removeEndpointCall, { params: { id } }, { toast: false, version });
        showMessage({ kind: 'success', text: translate('webhooks.removing.done', { name }) });
        await navigate('/integrations/webhooks');
      }}
      onClose={onClose}
    >
      {() => <span>{translate('webhooks.removing.sentence', { client })}</span>}
    </CommandDialog>
  );
}
