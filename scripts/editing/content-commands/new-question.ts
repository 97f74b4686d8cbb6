import { contentPath, listIds } from '@/lib/content/files';
import { jsonSchemaOf } from '@/lib/content/json-schemas';
import { scaffold } from '@/lib/content/scaffold';
import { question as questionSchema } from '@/lib/content/schemas/text';
import { writeSchemas } from '@/scripts/lib/schemas';
import { optionWordings } from './option-values';
import { CommandError, choice, edit, entryFile, type Json } from './project';

/**
 * Adds a question with a TODO answer to a service.
 * @param question the question by language; missing languages get TODO texts
 * @returns the changed file
 * @throws {CommandError} if the service is unknown or a text is too long
 */
export function createQuestion(
  root: string,
  service: string | undefined,
  question: Readonly<Record<string, string | undefined>>,
): string {
  const page = service && contentPath('pages', service);
  if (page && !listIds('services', root).includes(service) && listIds('pages', root).includes(service))
    throw new CommandError(
      `The questions of this page are in ${page}. Copy one there by hand, from { to }, with a comma between two, and change its texts.`,
    );
  const id = choice('a service (--service)', service, listIds('services', root));
  const schema = jsonSchemaOf('services').properties?.content?.properties?.questions?.items ?? {};
  const known = optionWordings('question', questionSchema.shape.question, question);
  const file = entryFile('services', id);
  // A draft may lack fields: the editor saves no empty ones.
  edit(root, file, ({ content = {}, meta, ...rest }: Json) => ({
    ...rest,
    content: { ...content, questions: [...(content.questions ?? []), scaffold(schema, '', known)] },
    meta,
  }));
  // Links may lead to the new question.
  writeSchemas(root);
  return file;
}
