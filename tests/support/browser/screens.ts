import type { Page } from 'playwright-core'
import { visit } from './browserTest.ts'
import { addItem, chip, itemOf } from './groceryPages.ts'
import { addNote, addRecipe, monday } from './plannerPages.ts'
import { goToSummary } from './wizard.ts'

/** One of the product's pages as somebody has it before them. */
export interface Screen {
  name: string
  path: string
  /** What they do there first. */
  prepare?: (page: Page) => Promise<void>
  /** The page that leads to, where it is another. */
  leadsTo?: string
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

export const visitorScreens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'question', path: '/generate' },
  {
    name: 'result',
    path: '/generate',
    async prepare(page) {
      await goToSummary(page)
      await press(page, 'Generate Recipe')
      await press(page, 'Save Recipe')
      await page.getByText('Please sign in to save your recipe').waitFor()
    },
  },
  { name: 'recipes', path: '/recipes' },
  { name: 'recipes-none', path: '/recipes?q=xqzvw&cuisine=Thai' },
  { name: 'categories', path: '/categories' },
  { name: 'recipe', path: '/recipe/demo-10' },
  { name: 'cook-start', path: '/recipe/demo-1/cook' },
  { name: 'cook-step', path: '/recipe/demo-1/cook?step=2' },
  { name: 'login', path: '/login' },
  {
    name: 'signup',
    path: '/signup',
    prepare: (page) => page.getByLabel('Password', { exact: true }).fill('Basil'),
  },
  { name: 'confirm-email', path: '/confirm-email?email=ada%40example.com' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password' },
  {
    name: 'stop-reminders',
    path: '/evening-reminders/of-a-mail',
    leadsTo: '/evening-reminders/:token',
  },
  { name: 'features', path: '/features' },
  { name: 'localflavors', path: '/localflavors' },
  {
    name: 'chef',
    path: '/localflavors',
    async prepare(page) {
      await page.getByRole('link', { name: 'Asha Velankar' }).click()
      await page.getByRole('link', { name: 'Back to List' }).waitFor()
    },
  },
  { name: 'forum', path: '/forum' },
  { name: 'cooking-tips', path: '/cooking-tips' },
  { name: 'faq', path: '/faq' },
  { name: 'outbox', path: '/dev/outbox' },
]

export const memberScreens: Screen[] = [
  { name: 'home-member', path: '/' },
  { name: 'recipes-member', path: '/recipes?mine=1' },
  { name: 'recipe-own', path: '/recipe/own' },
  { name: 'recipe-blog', path: '/recipe/blog' },
  { name: 'edit-recipe', path: '/edit-blog-recipe/own' },
  { name: 'edit-blog', path: '/edit-blog-recipe/blog' },
  { name: 'submit', path: '/submit-recipe' },
  { name: 'import', path: '/import' },
  { name: 'account', path: '/account' },
  {
    name: 'settings',
    path: '/user-settings',
    async prepare(page) {
      for (const [name, food] of [
        ['Other foods you are allergic to', 'xyzzyberries'],
        ['Likes', 'noodles'],
        ['Dislikes', 'aubergine'],
      ] as const) {
        const field = page.getByRole('textbox', { name, exact: true })
        await field.fill(food)
        await field.press('Enter')
      }
      await page.getByText('understood as eggplant').waitFor()
      await page.getByText('We know no food of this name.', { exact: false }).waitFor()
    },
  },
  {
    name: 'grocery',
    path: '/recipe/demo-1?servings=8',
    leadsTo: '/grocery',
    async prepare(page) {
      await press(page, 'Add to grocery list')
      await page.getByRole('link', { name: 'Open the list' }).click()
      await page.getByRole('heading', { name: 'Recipes on this list' }).waitFor()
      await addItem(page, 'Milk', '2 l')
      await addItem(page, 'Basil', 'a big bunch')
      await itemOf(page, 'Milk').check()
      await chip(page, 'Saved').waitFor()
    },
  },
  {
    name: 'meal-planner',
    path: `/meal-planner?date=${monday}`,
    async prepare(page) {
      await addRecipe(page, 0, 'dinner', 'Kimchi fried rice')
      await addNote(page, 2, 'lunch', 'Eating out')
      await chip(page, 'Saved').waitFor()
    },
  },
  {
    name: 'household',
    path: '/household',
    async prepare(page) {
      await press(page, 'Add somebody without an account')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Mia')
      await dialog.getByRole('checkbox', { name: 'Peanuts' }).check()
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await press(page, 'Make a link')
      await page.getByRole('heading', { name: 'Open invitations' }).waitFor()
    },
  },
  {
    name: 'join',
    path: '/household',
    leadsTo: '/join/:token',
    async prepare(page) {
      await press(page, 'Make a link')
      await visit(page, await page.getByRole('textbox', { name: 'Invitation link' }).inputValue())
    },
  },
  { name: 'forum-recipe', path: '/forum?recipe=own' },
  { name: 'help-center', path: '/help-center' },
  { name: 'contact', path: '/contact' },
  { name: 'feedback', path: '/feedback' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
]
