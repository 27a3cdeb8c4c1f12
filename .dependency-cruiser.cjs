const REGISTRY = '^src/resources/(registry|paths)\\.ts$';
/** What every feature may import. */
const FLOORS = 'domain|contract|i18n|providers|ui|map|resources|board';

/** The floors of the server, lowest first. What is above stays unknown to what is below; `demo` may know every floor. */
const SERVER_FLOORS = ['platform', 'outside', 'records', 'planning', 'day', 'demo'];
const serverFloors = SERVER_FLOORS.slice(0, -1).map((floor, index) => ({
  name: `server-${floor}-knows-no-floor-above`,
  severity: 'error',
  from: { path: `^server/${floor}/` },
  to: { path: `^server/(${SERVER_FLOORS.slice(index + 1).join('|')})/` },
}));

/** The directions of ARCHITECTURE.md, as errors. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules import only rules.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: { pathNot: ['^src/domain'] },
    },
    {
      name: 'declarations-know-only-domain-and-schema',
      severity: 'error',
      from: { path: '^src/resources/(schema|.*\\.resource\\.ts$|registry\\.ts$)' },
      to: {
        pathNot: [
          '^src/domain',
          '^src/resources/schema',
          '\\.resource\\.ts$',
          '^src/resources/registry\\.ts$',
          'node_modules/yup',
        ],
      },
    },
    {
      name: 'contracts-know-only-domain-and-declarations',
      comment: 'Both sides read them: method, path, permission and body of a call.',
      severity: 'error',
      from: { path: '^src/contract' },
      to: {
        pathNot: [
          '^src/(contract|domain)/',
          '^src/resources/schema',
          '\\.resource\\.ts$',
          'node_modules/yup',
          // Types of what a passkey signs.
          'node_modules/@simplewebauthn/browser',
        ],
      },
    },
    {
      name: 'server-takes-rules-and-declarations-only',
      severity: 'error',
      from: { path: '^server' },
      to: {
        path: '^src',
        pathNot: [
          '^src/(contract|domain)/',
          '^src/resources/schema',
          '\\.resource\\.ts$',
          '^src/resources/registry\\.ts$',
          // Words of the messages and documents that the server writes.
          '^src/i18n/(en|es|ar)/(outgoing|messageWords|textReplies|notificationTypes|recipientWords|reportCatalogue|invoice|invoiceFile|documents|erased|states|reasons|orders|validation|errors|import\\w*)\\.',
        ],
      },
    },
    ...serverFloors,
    {
      name: 'server-never-sees-react',
      severity: 'error',
      from: { path: '^server' },
      to: { path: 'node_modules/(react|react-dom|react-admin|ra-core|@mui)/' },
    },
    {
      name: 'browser-never-sees-server',
      severity: 'error',
      from: { path: '^src' },
      to: { path: '^(server|tools|tests)' },
    },
    {
      name: 'declarations-and-below-see-no-screens',
      comment:
        'The floors of src, lowest first: domain, contracts and declarations, words, providers, ui, map, resources, board, features, app.',
      severity: 'error',
      from: { path: '^src/(i18n|providers)/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(domain|contract|i18n|providers)/',
          '^src/resources/schema',
          '\\.resource\\.ts$',
          REGISTRY,
        ],
      },
    },
    {
      name: 'ui-is-below-resources',
      comment: 'What every page draws with knows no page.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(domain|contract|i18n|providers|ui)/',
          '^src/resources/schema',
          '\\.resource\\.ts$',
          REGISTRY,
        ],
      },
    },
    {
      name: 'map-is-below-resources',
      comment: 'It draws what it is given: places, lines and markers, and knows no page.',
      severity: 'error',
      from: { path: '^src/map/' },
      to: { path: '^src/', pathNot: ['^src/(domain|contract|i18n|providers|ui|map)/'] },
    },
    {
      name: 'resources-are-below-the-board',
      severity: 'error',
      from: { path: '^src/resources/' },
      to: { path: '^src/', pathNot: ['^src/(domain|contract|i18n|providers|ui|map|resources)/'] },
    },
    {
      name: 'board-knows-no-feature',
      comment: 'What dispatch and scheduling share.',
      severity: 'error',
      from: { path: '^src/board/' },
      to: { path: '^src/', pathNot: ['^src/(domain|contract|i18n|providers|ui|map|resources|board)/'] },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: [`^src/(${FLOORS}|app|tracking)/`] },
      to: { path: '^src/', pathNot: [`^src/(${FLOORS}|$1)/`] },
    },
    {
      name: 'tracking-is-small',
      severity: 'error',
      from: { path: '^src/tracking' },
      to: {
        pathNot: [
          '^src/tracking',
          '^src/domain',
          '^src/i18n/(en|es|ar)/tracking',
          '^src/i18n/countWords',
          '^src/i18n/spanUnits',
          '^src/ui/theme/tokens',
          'node_modules/preact',
        ],
      },
    },
    {
      name: 'calendar-library-words-only',
      comment: 'Zones and the wire format belong to domain/dates; dayjs says ages in words.',
      severity: 'error',
      from: { path: '^(src/domain|src/resources/schema|server|src/tracking)' },
      to: { path: 'node_modules/dayjs' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
