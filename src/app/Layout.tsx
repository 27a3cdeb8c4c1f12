import Box from '@mui/material/Box';
import { SkipNavigationButton } from 'react-admin';
import { memo, Suspense, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePermissionChanges } from '../ui/access/usePermissionChanges';
import { leaveOnServerNotice, readEndedSession, readSession, subscribeSession } from '../providers/session';
import { otherSignIn, reasonOfEnd } from '../providers/sessionLoss';
import { lazyPart } from '../providers/lazyPart';
import { withMessages } from '../providers/messageSets';
import { useLive } from '../providers/useLive';
import { useSession } from '../providers/useSession';
import { NOTIFICATION_TYPE } from '../domain/wire/notification';
import { useOverrideInPolling } from './notifications/useOverrideInPolling';
import { ReportDialogs } from '../reports/ReportDialogs';
import { ConnectionNotice } from './connection/ConnectionNotice';
import { NewVersionNotice } from './connection/NewVersionNotice';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { DrawerMenu, SideMenu } from './menu/SideMenu';
import { ActionsSlotContext } from '../ui/PageActions';
import { PageFrame } from './PageFrame';

/** A newer sign-in elsewhere, or a sign-out in another tab, closes this one too (spec §4, override_sign_in). */
function useSessionEnd(): void {
  useLive('session', {
    onEvent: ({ event, body }) => {
      if (event === NOTIFICATION_TYPE.overrideSignIn) leaveOnServerNotice('superseded', otherSignIn(body));
      if (event === 'ended') leaveOnServerNotice(reasonOfEnd(body.reason));
    },
  });
}

/** Its default colours have too little contrast. */
const skip = { '&, &:hover': { backgroundColor: 'primary.main', opacity: 1 } } as const;

const PasswordAge = lazyPart(() => import('./session/PasswordAge'));
/** Sounds and messages of news; what came before is in the bell. */
const NewsAnnouncer = memo(
  lazyPart(withMessages('notifications', () => import('./notifications/NewsAnnouncer'))),
);
/** Minutes pass before it is needed: it comes after the page. */
const IdleDialog = memo(lazyPart(() => import('./session/IdleDialog')));

/** Its code comes only with something to say. */
function PasswordWarning() {
  const { password_days_left: days } = useSession();
  return days == null ? null : (
    <Suspense fallback={null}>
      <PasswordAge />
    </Suspense>
  );
}

// Memoized: does not render again on navigation.
const SamePasswordWarning = memo(PasswordWarning);
const SameFooter = memo(Footer);

/** The frame of every page behind the sign-in. */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeSession, readSession);
  return session && <Shell>{children}</Shell>;
}

/** Menu, header, page, footer (spec §1). */
function Shell({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const ended = useSyncExternalStore(subscribeSession, readEndedSession);
  useSessionEnd();
  useOverrideInPolling();
  usePermissionChanges();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipNavigationButton sx={skip} />
      <SideMenu />
      <DrawerMenu isOpen={isMenuOpen} onClose={closeMenu} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <Header onOpenMenu={openMenu} actionsRef={setSlot} />
        <SamePasswordWarning />
        <ConnectionNotice />
        <NewVersionNotice />
        <ActionsSlotContext.Provider value={slot}>
          <PageFrame isFramed>{children}</PageFrame>
        </ActionsSlotContext.Provider>
        <SameFooter />
      </Box>
      <ReportDialogs />
      {!ended && (
        <Suspense fallback={null}>
          <IdleDialog />
          <NewsAnnouncer />
        </Suspense>
      )}
    </Box>
  );
}
