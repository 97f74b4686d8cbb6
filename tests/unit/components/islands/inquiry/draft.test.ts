import { clearDraft, readDraft, storedDraft, writeDraft } from '@/components/islands/inquiry/draft';

const form = document.createElement('form');
form.innerHTML =
  '<input name="name" value="Zoë &quot;O’Brien&quot;"><textarea name="message">First\nsecond 🎉</textarea><input value="unnamed">';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is read as it was stored', () => {
    writeDraft('contact', form);
    expect(readDraft('contact')).toEqual({ name: 'Zoë "O’Brien"', message: 'First\nsecond 🎉' });
  });

  it('is separate for each form', () => {
    writeDraft('contact', form);
    expect(readDraft('study:one')).toEqual({});
  });

  it('equals the stored draft until the visitor types', () => {
    expect(storedDraft('contact')).toBeNull();
    writeDraft('contact', form);
    const before = storedDraft('contact');
    writeDraft('contact', form);
    expect(storedDraft('contact')).toBe(before);
    const other = form.cloneNode(true) as HTMLFormElement;
    other.querySelector('input')?.setAttribute('value', 'Someone else');
    writeDraft('contact', other);
    expect(storedDraft('contact')).not.toBe(before);
  });

  it('contains only fields that the visitor typed in', () => {
    writeDraft('contact', form, { name: '', message: 'First\nsecond 🎉' });
    expect(readDraft('contact')).toEqual({ name: 'Zoë "O’Brien"' });
  });

  it('is empty after it is cleared', () => {
    writeDraft('contact', form);
    clearDraft('contact');
    expect(readDraft('contact')).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    '',
    '{',
    'null',
    '5',
    '"text"',
    'undefined',
    '[[]]',
    '{"name":5,"email":null,"message":{"a":"b"}}',
  ])('is empty when the storage holds %j', (invalid) => {
    sessionStorage.setItem('inquiry:contact', invalid);
    expect(readDraft('contact')).toEqual({});
  });

  it('keeps valid texts among invalid values', () => {
    sessionStorage.setItem('inquiry:contact', '{"name":"Ada","email":5}');
    expect(readDraft('contact')).toEqual({ name: 'Ada' });
  });

  it('is empty and throws no error when storage is blocked', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    writeDraft('contact', form);
    clearDraft('contact');
    expect(readDraft('contact')).toEqual({});
    expect(storedDraft('contact')).toBeNull();
  });

  it('is not stored when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    writeDraft('contact', form);
    expect(readDraft('contact')).toEqual({});
  });
});
