import { prepareMail } from '@/components/islands/inquiry/prepared-mail';

/** A form with one labeled field that holds a message. */
function formWith(message: string): HTMLFormElement {
  document.body.innerHTML =
    '<form><label for="m">Message <span>(optional)</span></label><textarea id="m" name="message"></textarea></form>';
  const [form] = document.forms;
  const field = form?.elements.namedItem('message') as HTMLTextAreaElement;
  field.value = message;
  return form as HTMLFormElement;
}

const bodyOf = (href: string) => new URL(href).searchParams.get('body');

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

describe('prepareMail', () => {
  it('names fields by their labels and ends with the URL of the page', () => {
    const { href, copy } = prepareMail('info@company.example', formWith('One\nTwo'));
    expect(href).toMatch(/^mailto:info@company\.example\?subject=/);
    expect(bodyOf(href)).toMatch(/^Message: One\r\nTwo\r\nhttp/);
    expect(copy).toBeUndefined();
  });

  it('returns a text to copy instead of a link that is too long', () => {
    Object.assign(navigator, { clipboard: {} });
    const { href, copy } = prepareMail('info@company.example', formWith('x'.repeat(2000)));
    expect(bodyOf(href)).toBeNull();
    expect(copy).toContain('x'.repeat(2000));
  });

  it('keeps the text in the link where the browser cannot copy', () => {
    const { href, copy } = prepareMail('info@company.example', formWith('x'.repeat(2000)));
    expect(bodyOf(href)).toContain('x'.repeat(2000));
    expect(copy).toBeUndefined();
  });
});
