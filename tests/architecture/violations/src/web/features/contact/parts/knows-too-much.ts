import { app } from '#server/app.ts'; // violates: no-restricted-imports layer
import { homePage } from '../../../pages/site/home-page.ts'; // violates: no-restricted-imports layer
import { enqueueSubmission } from '#web/features/submissions/queue/page-queue.ts';
import { uploads } from '#web/features/attachments/uploader.tsx'; // violates: layer
import { draft } from '../../../features/drafts/contact-draft.ts'; // violates: no-restricted-imports
import { other } from '../others/other.ts';
export const used = [app, homePage, enqueueSubmission, uploads, draft, other];
