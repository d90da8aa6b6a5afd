import type { CommentModel } from '@payfac/domain/comments';
import type { TagColor, TagScope } from '@payfac/domain/tags';
import { informationRequested } from '../../areas/notifications/words.ts';
import { asked } from './account-logs.ts';
import type { Book } from './book.ts';
import { seedBrands } from './data/brands.ts';
import { applicationIdOf, type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import { addNotification } from './notifications.ts';
import { createRandom } from './random.ts';
import { staffMember } from './staff.ts';

const dayMs = 86_400_000;

const definitions: readonly (readonly [TagScope, string, TagColor])[] = [
  ['applicant', 'Needs site visit', 'orange'],
  ['applicant', 'Documents complete', 'green'],
  ['applicant', 'Second look', 'higher-purple'],
  ['subMerchant', 'Seasonal', 'blue'],
  ['subMerchant', 'High ticket', 'orange'],
  ['subMerchant', 'Watch list', 'red'],
  ['subMerchant', 'Long-standing', 'green'],
];

const remarks: readonly string[] = [
  'Called the owner. The lease runs three more years.',
  'Bank statement matches the stated volume.',
  'Website lists the refund policy; screenshots are on file.',
  'Ticket size is above what was stated. Asked for invoices.',
  'Ownership confirmed with the state registry.',
  'Prior processor confirms no open disputes.',
];

/** The latest news about a merchant's application. */
function newsOf(merchant: SeedMerchant) {
  const { status, dbaName, ageInDays, isLive } = merchant;
  if (status === 'review') {
    return {
      kind: 'application-submitted',
      title: 'Application submitted',
      message: `${dbaName} is waiting for review.`,
      audiences: ['staff'],
      daysAgo: ageInDays / 2,
    } as const;
  }
  if (status === 'identity') {
    const words = informationRequested(
      { applicationId: applicationIdOf(merchant), dbaName },
      asked,
    );
    return { ...words, audiences: ['product', 'account'], daysAgo: ageInDays / 2 } as const;
  }
  const isDeclined = status === 'declined';
  if (!isLive && !isDeclined) return undefined;
  return {
    kind: 'application-decided',
    title: 'Application decided',
    message: `${dbaName} ${isDeclined ? 'was declined' : 'is live'}.`,
    audiences: ['product', 'account'],
    daysAgo: isDeclined ? ageInDays / 2 : Math.max(0, ageInDays - 2),
  } as const;
}

/** Tags and comments by both brands' staff on accounts. */
export function addNotes(book: Book, merchants: readonly SeedMerchant[], anchor: Date): void {
  const random = createRandom('notes');
  const before = (days: number) => new Date(anchor.getTime() - Math.round(days * dayMs));
  for (const { facilitatorId } of seedBrands) {
    const own = merchants.filter(({ product }) => product.facilitatorId === facilitatorId);
    const writers = [
      staffMember('underwriter', facilitatorId),
      staffMember('admin', facilitatorId),
    ] as const;

    const comment = (modelName: CommentModel, modelId: string, days: number): void => {
      book.rows.comments.push({
        commentId: book.newId('cmt'),
        facilitatorId,
        modelName,
        modelId,
        text: random.pick(remarks),
        ...random.pick(writers),
        createdAt: before(days),
      });
    };

    for (const [scope, name, color] of definitions) {
      const tagDefinitionId = book.newId('tgd');
      book.rows.tagDefinitions.push({
        tagDefinitionId,
        facilitatorId,
        name,
        color,
        scope,
        isActive: true,
        createdAt: before(300),
      });
      for (const merchant of own) {
        const isApplicant = scope === 'applicant';
        if (merchant.isLive === isApplicant || !random.chance(0.3)) continue;
        book.rows.tags.push({
          tagId: book.newId('tag'),
          tagDefinitionId,
          facilitatorId,
          modelId: isApplicant ? applicationIdOf(merchant) : subMerchantIdOf(merchant),
          ...random.pick(writers),
          createdAt: before(random.next() * Math.min(merchant.ageInDays, 200)),
        });
      }
    }
    for (const merchant of own) {
      const told = newsOf(merchant);
      if (!told) continue;
      const { audiences, daysAgo, ...words } = told;
      const news = {
        targetId: applicationIdOf(merchant),
        ...words,
        facilitatorId,
        spProductId: merchant.product.spProductId,
        subMerchantId: subMerchantIdOf(merchant),
      };
      addNotification(book, anchor.getTime(), news, audiences, before(daysAgo));
    }
    for (const merchant of own) {
      if (merchant.isLive && !random.chance(0.4)) continue;
      for (let place = random.int(1, 3); place > 0; place -= 1) {
        comment(
          'applications',
          applicationIdOf(merchant),
          place * Math.min(3, merchant.ageInDays / 4),
        );
      }
    }
  }
}

/** Staff's comments on recent work: a held payout, a dispute, a held payment. */
export function addRemarks(book: Book, now: number): void {
  const hourMs = dayMs / 24;
  for (const { facilitatorId } of seedBrands) {
    const isOwn = (row: { readonly facilitatorId: string }) => row.facilitatorId === facilitatorId;
    const { payouts, disputes, transactions, comments, tagDefinitions } = book.rows;
    const payout = payouts.find((row) => isOwn(row) && row.status === 'on-hold');
    const dispute = disputes.findLast(isOwn);
    const payment = transactions.findLast((row) => isOwn(row) && row.status === 'for-review');
    const written: readonly (readonly [CommentModel, string | undefined, string])[] = [
      ['payouts', payout?.payoutId, 'Asked the merchant for the invoice; release once it is here.'],
      ['disputes', dispute?.disputeId, 'The merchant has the delivery receipt.'],
      ['transactions', payment?.transactionId, 'Called the cardholder, who knows of the payment.'],
    ];
    for (const [place, [modelName, modelId, text]] of written.entries()) {
      if (modelId === undefined) continue;
      comments.push({
        commentId: book.newId('cmt'),
        facilitatorId,
        modelName,
        modelId,
        text,
        ...staffMember('admin', facilitatorId),
        createdAt: new Date(now - (place + 1) * hourMs),
      });
    }
    tagDefinitions.push({
      tagDefinitionId: book.newId('tgd'),
      facilitatorId,
      name: 'Closed for the season',
      color: 'medium-gray',
      scope: 'subMerchant',
      isActive: true,
      createdAt: new Date(now - 20 * dayMs),
    });
  }
}
