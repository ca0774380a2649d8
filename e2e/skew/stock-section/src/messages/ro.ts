export const ro = {
  title: 'Panou cu alte unelte',
  hello: 'Salut, {{email}}!',
  courses: 'Spre cursuri',
  press: 'Apasă',
  pressed_one: 'o apăsare',
  pressed_few: '{{count}} apăsări',
  pressed_other: '{{count}} de apăsări',
};
