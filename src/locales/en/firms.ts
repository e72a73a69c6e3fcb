import type { firms as reference } from '../sk/firms.ts';

export const firms: typeof reference = {
  meta: {
    title: 'People in your company | {{brand}}',
    description: 'Who in your company sees projects, quotes and documents.',
  },
  invitationMeta: {
    title: 'Invitation | {{brand}}',
    description: 'Join your colleagues.',
  },
  title: 'People in your company',
  lead: 'Invite colleagues and decide what they see. Everyone signs in with their own account.',
  back: 'Back to settings',
  section: {
    title: 'People in your company',
    lead: 'Colleagues who see your projects, quotes or documents, and what they may do.',
    open: 'Manage people',
  },
  rights: {
    label: 'What they see',
    all: {
      title: 'Everything',
      text: 'Sees and does what you can: signs quotes, approves, pays and writes to me.',
    },
    documents: {
      title: 'Quotes, documents and payments',
      text: 'Reads quotes, downloads invoices and reports payments. Cannot sign and does not see projects.',
    },
    messages: {
      title: 'Projects and messages',
      text: 'Follows projects and writes to me. Sees no sums and does not approve.',
    },
  },
  yourRight: 'Your access: {{right}}',
  members: {
    title: 'People',
    owner: 'Owner',
    you: 'this is you',
    since: 'since {{date}}',
    alone: 'So far it is only you.',
    unverified: 'address not verified',
  },
  change: { action: 'Edit', right: 'Save access', named: 'Edit: {{name}}' },
  remove: {
    action: 'Remove access',
    text: '{{name}} loses access to the company at once. What they wrote or signed stays.',
  },
  offer: {
    title: 'Hand the company over',
    text: '{{name}} becomes the owner by accepting. You keep full access until they remove you.',
    action: 'Offer the company',
    waiting: 'You have offered the company and are waiting for an answer.',
    withdraw: 'Take the offer back',
  },
  offered: {
    title: 'Will you take over {{firm}}?',
    text: '{{owner}} wants to hand it over to you. You will manage people and their access. Quotes, projects and documents stay as they are.',
    accept: 'Take over',
    decline: 'Decline',
  },
  leave: {
    action: 'Leave the company',
    text: 'You lose access at once. Only the owner can bring you back, by a new invitation.',
    confirm: 'Yes, leave',
  },
  colleague: '{{owner}} manages the company.',
  colleagueOfNobody: 'Nobody manages the company at the moment. Get in touch with me.',
  invitations: {
    title: 'Invited',
    until: 'link valid until {{date}}',
    over: 'link expired on {{date}}',
    renew: 'Send again',
    renewNamed: 'Send again: {{email}}',
    revoke: 'Cancel invitation',
    revokeNamed: 'Cancel invitation: {{email}}',
  },
  invite: {
    title: 'Invite a colleague',
    email: 'Colleague’s email',
    hint: 'I will send them a link that is valid for seven days.',
    submit: 'Send invitation',
  },
  invited: {
    title: 'Invitation to {{firm}}',
    submit: 'Join',
  },
  empty: {
    title: 'There is no company here yet',
    text: 'It appears with the first enquiry from your address, or when somebody invites you.',
  },
  unverified: {
    title: 'Verify your email first',
    text: 'You can invite colleagues once your address is verified.',
  },
  news: {
    invited: 'The invitation is on its way. The link is valid for seven days.',
    renewed: 'I have sent a new link. The old one no longer works.',
    revoked: 'The invitation is cancelled.',
    changed: 'The access is changed, effective now.',
    removed: 'The access is removed.',
    left: 'You have left the company.',
    offered: 'You have offered the company. I will send an email about it.',
    withdrawn: 'The offer is taken back.',
    declined: 'You have not taken the company over.',
    accepted: 'The company is yours. You manage its people from now on.',
    joined: 'You are in. The overview shows what belongs to the company.',
  },
  failure: 'It did not work',
  invitation: {
    title: 'Invitation to {{firm}}',
    from: '{{person}} invites you to follow {{firm}} on this site.',
    fromAgency: 'I invite you to follow {{firm}} on this site.',
    until: 'The link is valid until {{date}}.',
    join: { as: 'You are signed in as {{name}}.', submit: 'Join the company' },
    register: {
      title: 'Create an account',
      text: 'The account will have the address {{email}}. No need to verify it, this link has done that.',
      username: 'Username',
      password: 'Password',
      submit: 'Create account and join',
    },
    signIn: {
      title: 'You already have an account',
      text: 'There is an account with {{email}}. Sign in and the invitation will be waiting for you.',
      submit: 'Sign in',
    },
    other: {
      title: 'This invitation is for another address',
      text: 'It was sent to {{email}}, and you are signed in as {{name}}. Sign out and open the link in the email again.',
    },
    gone: {
      title: 'This invitation is no longer valid',
      text: 'The link is valid for seven days and can be used once. Ask your colleague to send a new one.',
      home: 'To the home page',
    },
  },
  alreadyMember: 'This address already belongs to the company.',
};
