/** Sample sentences for one language. The gallery is for development: none of this is product text. */
export type Samples = {
  headline: string;
  lead: string;
  accents: string;
  sectionTitle: string;
  buttons: { primary: string; secondary: string; quiet: string; danger: string; loading: string };
  fields: {
    name: string;
    email: string;
    emailHint: string;
    emailError: string;
    phone: string;
    optional: string;
    message: string;
    counter: string;
    language: string;
    budget: string;
    choose: string;
  };
  choices: {
    trade: string;
    trades: Record<
      'painter' | 'electrician' | 'plumber' | 'roofer' | 'mason' | 'carpenter' | 'tiler' | 'insulation' | 'custom',
      string
    >;
    service: string;
    services: Record<
      'website' | 'webApp' | 'redesign' | 'mobileApp',
      readonly [label: string, text: string, figure: string]
    >;
    objectives: string;
    objectivesHint: string;
    objectivesError: string;
    objectiveLabels: readonly [attract: string, showcase: string, bookings: string, trust: string];
  };
  steps: { label: string; names: readonly string[]; done: string };
  errors: { title: string; pageTitle: string; pageText: string; retry: string; reference: string };
  notices: Record<'info' | 'success' | 'warning' | 'danger', readonly [title: string, text: string]>;
  table: {
    caption: string;
    item: string;
    quantity: string;
    price: string;
    lines: readonly (readonly [item: string, quantity: string, price: string])[];
    saving: readonly [label: string, value: string];
    total: readonly [label: string, value: string];
    range: string;
  };
  states: { empty: string; emptyText: string; emptyAction: string; loading: string };
  dialog: { open: string; title: string; text: string; confirm: string; cancel: string; close: string };
  toast: { show: string; title: string; text: string; undo: string };
  tooltip: { trigger: string; text: string };
  badges: Record<'neutral' | 'active' | 'done' | 'waiting' | 'stopped', string>;
  timeline: readonly (readonly [time: string, title: string])[];
};
